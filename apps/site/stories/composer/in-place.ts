import { type MouseEvent, useRef } from 'react';

/** A text that a reader sees, and its place in the data of its section. */
export type PlacedText = readonly [path: string, text: string];

const shownIn = (element: Element) => {
  const [only, ...others] = element.childNodes;
  return others.length === 0 && only?.nodeType === Node.TEXT_NODE ? (only as Text) : undefined;
};

/**
 * The place of the text that an element shows. Where a section says the same twice, the first element shows the first
 * of the places.
 */
function placeOf(element: Element, section: Element, texts: readonly PlacedText[]): string | undefined {
  const shown = shownIn(element)?.data.trim();
  if (!shown) return undefined;
  const places = texts.filter(([, text]) => text.trim() === shown);
  const same = [...section.querySelectorAll('*')].filter((each) => shownIn(each)?.data.trim() === shown);
  return places[Math.min(same.indexOf(element), places.length - 1)]?.[0];
}

interface InPlaceOptions {
  enabled: boolean;
  /** The texts of a section, by its number on the page. */
  textsOf: (at: number) => readonly PlacedText[];
  onText: (at: number, path: string, text: string) => void;
}

/**
 * A press on a text of the page makes it editable where it stands. Enter or leaving it keeps what was written, Escape
 * what was there. React finds the node that it has drawn, with the old text, before it draws the
 * new one.
 */
export function useInPlace({ enabled, textsOf, onText }: InPlaceOptions) {
  const end = useRef<(keep: boolean) => void>(undefined);

  function edit(element: HTMLElement, node: Text, keep: (text: string) => void) {
    const before = node.data;
    const finish = (kept: boolean) => {
      end.current = undefined;
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      element.removeEventListener('blur', leave);
      element.removeEventListener('keydown', listen);
      element.removeAttribute('contenteditable');
      node.data = before;
      element.replaceChildren(node);
      if (kept && text !== before.trim()) keep(text);
    };
    const leave = () => finish(true);
    const listen = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      finish(event.key === 'Enter');
    };
    end.current = finish;
    element.setAttribute('contenteditable', 'plaintext-only');
    element.addEventListener('blur', leave);
    element.addEventListener('keydown', listen);
    element.focus();
    element.ownerDocument.getSelection()?.selectAllChildren(element);
  }

  return (event: MouseEvent<HTMLElement>) => {
    if (!enabled) return;
    const element = event.target as HTMLElement;
    if (element.isContentEditable) return;
    const page = event.currentTarget;
    const section = [...page.children].find((each) => each.contains(element));
    const node = shownIn(element);
    if (section === undefined || node === undefined) return;
    const at = [...page.children].indexOf(section);
    const path = placeOf(element, section, textsOf(at));
    if (path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end.current?.(true);
    edit(element, node, (text) => onText(at, path, text));
  };
}
