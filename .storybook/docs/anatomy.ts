/** A numbered part of a component, as its SPEC.md names it: `1. Label (\`label\`): Always in sight`. */
export interface AnatomyPart {
  number: number;
  name: string;
  /** Finds it in the story of the anatomy; the first match in sight counts. */
  selector: string;
  /** What it is for, Markdown. */
  text: string;
}

/** What stands below `Anatomy` where there is nothing to tell apart. */
export const onePart = 'One part.';

const line = /^(\d+)\. (.+?) \(`([^`]+)`\): (.+)$/gm;

export const readAnatomy = (body: string): AnatomyPart[] =>
  [...body.matchAll(line)].map(([, number, name = '', selector = '', text = '']) => ({
    number: Number(number),
    name,
    selector,
    text,
  }));

/** The story whose picture has the numbers: the one with the tag `anatomy`, otherwise a component's first. */
export const anatomyStory = <Story extends { tags?: readonly string[] }>(
  stories: readonly Story[],
): Story | undefined => stories.find(({ tags }) => tags?.includes('anatomy')) ?? stories[0];

/** The part as it is drawn, not the page around it (Storybook's own messages are hidden in the same document). */
export function findPart(page: Document, selector: string): Element | undefined {
  return [...page.body.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && element.closest('.sb-wrapper') === null;
    return isSeen && page.defaultView?.getComputedStyle(element).visibility !== 'hidden';
  });
}

interface Point {
  x: number;
  y: number;
}

/** The distance that the middles of two numbers keep, and every number from the edges. */
const apart = 26;

/**
 * Where the numbers stand: at the start of the upper edge of each part, within the picture, and moved along that edge
 * (or, at its end, down) until none covers another one.
 */
export function placeNumbers(
  boxes: readonly { x: number; y: number; width: number; height: number }[],
  { width, height, fromRight = false }: { width: number; height: number; fromRight?: boolean },
): Point[] {
  const placed: Point[] = [];
  const within = (value: number, size: number) =>
    Math.min(Math.max(value, apart / 2), Math.max(size - apart / 2, apart / 2));
  for (const box of boxes) {
    const point = { x: within(fromRight ? box.x + box.width : box.x, width), y: within(box.y, height) };
    const clashes = () =>
      placed.some(({ x, y }) => Math.abs(x - point.x) < apart && Math.abs(y - point.y) < apart);
    for (let moved = 0; clashes() && moved < 24; moved += 1) {
      const next = point.x + (fromRight ? -apart : apart);
      if (next >= apart / 2 && next <= width - apart / 2) point.x = next;
      else point.y = within(point.y + apart, height);
    }
    placed.push(point);
  }
  return placed;
}
