import { Fragment } from 'react';
import { Kbd } from '../../packages/ui/src/primitives/kbd/index.ts';

const held = '(?:(?:Ctrl|Cmd|Shift|Alt) )*';
const key = '(?:Arrow (?:left|right|up|down)|Page (?:up|down)|Tab|Enter|Space|Escape|Home|End|F\\d+|\\d)';
const names = new RegExp(`\\b(${held}${key})\\b`);

/** Draws the keys in a text, 'Tab, Shift Tab' or '1 to 9'; what is no single key, 'Arrow keys', stays a text. */
export function Keys({ children }: { children: string }) {
  return children.split(names).map((part, place) => {
    const id = `${place} ${part}`;
    if (place % 2 === 0) return <Fragment key={id}>{part}</Fragment>;
    const [first = '', second, ...rest] = part.split(/(?<!Arrow|Page) /);
    return second === undefined ? (
      <Kbd key={id}>{first}</Kbd>
    ) : (
      <Kbd key={id} keys={[first, second, ...rest]} />
    );
  });
}
