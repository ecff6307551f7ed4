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

/** Numbers from 0 to below 1 that look thrown; the same seed gives the same ones. */
function thrown(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Ways to set a page; `any` gives a whole number between two, both included. */
type Layout = (any: (from: number, to: number) => number) => {
  words: readonly Place[];
  pictures: readonly Place[];
};

const layouts: readonly Layout[] = [
  (any) => {
    const wide = any(12, 24);
    const high = any(12, 25);
    return {
      words: [[5, 6, 34 - wide, any(3, 5)], ...lines(5, 14, 33 - wide, any(2, 4))],
      pictures: [[43 - wide, 6, wide, high]],
    };
  },
  (any) => {
    const high = any(7, 16);
    return { words: lines(5, 9 + high, any(18, 38), high > 12 ? 2 : 4), pictures: [[5, 5, 38, high]] };
  },
  (any) => {
    const count = any(2, 4);
    const wide = (38 - 2.5 * (count - 1)) / count;
    const top = any(12, 18);
    return {
      words: [[5, 6, any(12, 34), any(2, 4)]],
      pictures: Array.from(
        { length: count },
        (_, i) => [5 + i * (wide + 2.5), top, wide, any(8, 31 - top)] as const,
      ),
    };
  },
  (any) => {
    const wide = any(6, 14);
    return {
      words: [
        ...lines(9 + wide, 7, 34 - wide, any(2, 3)),
        ...lines(9 + wide, 21, any(12, 34 - wide), any(1, 3)),
      ],
      pictures: [[5, 5, wide, any(18, 26)]],
    };
  },
  (any) => {
    const wide = any(14, 30);
    return {
      words: [
        [24 - wide / 2, 7, wide, any(3, 5)],
        [24 - wide / 3, 14, wide / 1.5, 2],
      ],
      pictures: [
        [18, 18, 12, 4],
        [5, 25, 38, any(3, 7)],
      ],
    };
  },
  (any) => {
    const side = any(11, 16);
    return { words: lines(5, 24, any(24, 38), 2), pictures: [[any(5, 43 - side), 6, side, side]] };
  },
  (any) => ({
    words: [0, 1, 2].flatMap((row) => lines(16, 6 + 9 * row, any(12, 27), any(1, 2))),
    pictures: [0, 1, 2].map((row) => [5, 6 + 9 * row, any(5, 9), 6] as const),
  }),
  (any) => {
    const [x, y] = [any(16, 30), any(12, 20)];
    return {
      words: lines(x + 3, y + 3, 40 - x, any(1, 2)),
      pictures: [
        [5, 5, x - 5, y - 5],
        [x + 2, 5, 41 - x, y - 5],
        [5, y + 2, x - 5, 28 - y],
      ],
    };
  },
];

const MANY = 2 * layouts.length;

/**
 * The same number gives the same draft. Its layout, as it is or from the other side, comes back after sixteen others,
 * and then with other sizes: never beside or below itself.
 */
export function draft(n: number): Draft {
  const kind = (n * 5) % MANY;
  const next = thrown(n);
  const { words, pictures } = (layouts[kind % layouts.length] as Layout)(
    (from, to) => from + Math.floor(next() * (Math.max(from, to) - from + 1)),
  );
  const turn = ([x, y, width, height]: Place): Place =>
    [kind < layouts.length ? x : 48 - x - width, y, width, height].map(tenth) as unknown as Place;
  return { words: boxes(words.map(turn)), pictures: boxes(pictures.map(turn)) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
