import type { ReactNode } from 'react';

/** Longer ones may break, or they would not fit a narrow column. */
const longest = 16;

/**
 * The same characters, but no line ends inside a short word with a hyphen, such as e-mail or 3-5x. What is no text stays as
 * it is.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u);
  if (parts.length === 1) return text;
  return parts.map((part, i) =>
    i % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <span key={i} className="lali:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
