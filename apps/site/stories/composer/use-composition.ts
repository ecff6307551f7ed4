import { useRef, useState } from 'react';
import { type Composition, decode, encode, type Theme, type Width } from './address.ts';
import { catalogue } from './catalogue.tsx';
import { moved } from './reorder.ts';
import { type Texts, textsOf } from './texts.ts';

/** A section on the page. */
export interface Placed {
  id: number;
  name: string;
  /** Those that are not as in the catalogue. */
  texts: Texts;
}

interface State extends Composition {
  sections: readonly Placed[];
}

const dataOf = (name: string) => catalogue.find((each) => each.name === name)?.data;

/**
 * The composed page, and everything that changes it.
 * @param onChange Gets the address of each later composition.
 */
export function useComposition(address: string, onChange: (address: string) => void) {
  const [read] = useState(() => decode(address, dataOf));
  const [state, setState] = useState<State>(() => ({
    ...read.composition,
    sections: read.composition.sections.map((section, id) => ({ ...section, id })),
  }));
  // A change can come from a message that was made when the page was another one.
  const now = useRef(state);
  const counter = useRef(state.sections.length);
  const change = (next: Partial<State>) => {
    now.current = { ...now.current, ...next };
    setState(now.current);
    onChange(encode(now.current));
  };
  return {
    ...state,
    /** What the first address named and the catalogue does not have. */
    ignored: read.ignored,
    address: encode(state),
    add(name: string) {
      counter.current += 1;
      change({ sections: [...now.current.sections, { name, id: counter.current, texts: {} }] });
    },
    insert(at: number, one: Placed) {
      change({ sections: now.current.sections.toSpliced(at, 0, one) });
    },
    remove(one: Placed) {
      change({ sections: now.current.sections.filter(({ id }) => id !== one.id) });
    },
    move(from: number, to: number) {
      change({ sections: moved(now.current.sections, from, to) });
    },
    /** A text as in the catalogue is none that has to be kept. */
    write(id: number, path: string, text: string) {
      const sections = now.current.sections.map((one) => {
        if (one.id !== id) return one;
        const { [path]: _, ...others } = one.texts;
        const original = textsOf(dataOf(one.name)).find(([place]) => place === path)?.[1];
        return { ...one, texts: text === original ? others : { ...others, [path]: text } };
      });
      change({ sections });
    },
    restore(id: number) {
      change({ sections: now.current.sections.map((one) => (one.id === id ? { ...one, texts: {} } : one)) });
    },
    show(look: { theme?: Theme | undefined; width?: Width | undefined }) {
      change(look);
    },
  };
}
