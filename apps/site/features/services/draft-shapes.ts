/** A draft of a page in 48 by 36: what is words and what is a picture, each as one path. */
interface Draft {
  words: string;
  pictures: string;
}

type Place = readonly [x: number, y: number, width: number, height: number];

const box = ([x, y, width, height]: Place) => `M${x} ${y}h${width}v${height}h${-width}z`;

const boxes = (places: readonly Place[]) => places.map(box).join('');

/** Lines of text under each other, the last one shorter. */
const lines = (x: number, y: number, width: number, count: number): readonly Place[] =>
  Array.from({ length: count }, (_, i) => [x, y + 4 * i, i === count - 1 ? width * 0.6 : width, 2] as const);

/** Seven ways to set a page; `n` moves and turns what is in it. */
const layouts: readonly ((n: number) => { words: readonly Place[]; pictures: readonly Place[] })[] = [
  (n) => ({
    words: [[5, 7, 15, 4], ...lines(5, 14, 14, 2 + (n % 2))],
    pictures: [
      [24, 6, 19, 24],
      [5, 25, 9, 5],
    ],
  }),
  (n) => ({ words: lines(5, 22, 38 - 6 * (n % 3), 3), pictures: [[5, 5, 38, 13]] }),
  (n) => ({
    words: [[5, 6, 22 + 4 * (n % 3), 4]],
    pictures: [5, 18.5, 32].map((x) => [x, 14, 11, 16] as const),
  }),
  (n) => ({
    words: [...lines(19, 7, 24, 3), ...lines(19, 21, 20, 2 + (n % 2))],
    pictures: [[5, 5, 9, 26]],
  }),
  (n) => ({
    words: [[12, 7, 24, 4], ...lines(15, 13, 18, 1)],
    pictures: [
      [18, 18, 12, 4],
      [5, 26, 38, 4 + (n % 2)],
    ],
  }),
  (n) => ({
    words: lines(5, 24, 38, 2),
    pictures: n % 2 === 0 ? [[5, 6, 14, 13]] : [[29, 6, 14, 13]],
  }),
  (n) => ({
    words: [0, 1, 2].flatMap((row) => lines(16, 6 + 9 * row, 26 - 4 * ((n + row) % 3), 2)),
    pictures: [0, 1, 2].map((row) => [5, 6 + 9 * row, 7, 6] as const),
  }),
];

/** The same number gives the same draft; neighbours have different layouts. */
export function draft(n: number): Draft {
  const { words, pictures } = (layouts[(n * 3) % layouts.length] as (typeof layouts)[number])(n);
  return { words: boxes(words), pictures: boxes(pictures) };
}
