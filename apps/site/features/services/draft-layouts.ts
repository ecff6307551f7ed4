import { box, dot, hole, LEFT, type Marks, nameOf, RIGHT, ring, screen, times, WIDE } from './draft-marks.ts';

/** The room that a layout has, from its upper edge to its lower one. */
interface Room {
  top: number;
  bottom: number;
  /** How many places one sees at once. */
  rows: number;
}

type Layout = (room: Room) => Marks;

/** Rows of equal height that fill the room. */
const rowsOf = ({ top, bottom, rows }: Room) => {
  const pitch = (bottom - top) / rows;
  return times(rows, (i) => ({ i, y: top + i * pitch, pitch }));
};

/** Each place is a line with its distance below its name. */
const list: Layout = (room) => {
  const rows = rowsOf(room);
  return {
    words: rows.flatMap(({ i, y, pitch }) => [
      box(14, y + 0.5, nameOf(i, 20), 2),
      ...(pitch > 9 ? [box(14, y + 4.5, 12, 1.5)] : []),
    ]),
    shapes: rows.map(({ y, pitch }) => dot(LEFT + 2.5, y + Math.min(pitch / 2.6, 3), pitch > 9 ? 2.8 : 2)),
  };
};

/** Each place is a card with its picture. */
const cards: Layout = ({ top, bottom, rows }) => {
  const columns = rows > 3 ? 2 : 1;
  const lines = Math.ceil(rows / columns / (columns === 1 ? 1.5 : 1));
  const pitch = (bottom - top) / lines;
  const width = (WIDE - 3 * (columns - 1)) / columns;
  const all = times(lines * columns, (i) => ({
    i,
    x: LEFT + (i % columns) * (width + 3),
    y: top + Math.floor(i / columns) * pitch,
  }));
  return {
    words: all.map(({ i, x, y }) => box(x, y + pitch - 5, nameOf(i, width), 2)),
    shapes: all.map(({ x, y }) => box(x, y, width, pitch - 7)),
  };
};

/* Across the map, and down it as a part of its height. */
const pinned = [
  [9, 0.18],
  [26, 0.52],
  [41, 0.24],
  [8, 0.6],
  [42, 0.68],
  [25, 0.14],
] as const;

/** The places stand where they are; one of them is described. */
const map: Layout = ({ top, bottom, rows }) => {
  const high = bottom - top;
  const sheet = 15;
  const pins = times(
    rows,
    (i) => [pinned[i]?.[0] ?? 0, top + (pinned[i]?.[1] ?? 0) * (high - sheet)] as const,
  );
  return {
    words: [
      box(0, top + (high - sheet) * 0.36, screen.width, 1.2),
      box(0, top + (high - sheet) * 0.78, screen.width, 1.2),
      box(16, top, 1.2, high - sheet),
      box(35, top, 1.2, high - sheet),
      box(LEFT, bottom - 11, 22, 2.5),
      box(LEFT, bottom - 6, 14, 1.5),
    ],
    shapes: [...pins.map(([x, y], i) => dot(x, y, i === 1 ? 4 : 2.4)), box(34, bottom - 11, 9, 6)],
  };
};

/** A table with the prices under each other. */
const ledger: Layout = (room) => {
  const rows = rowsOf({ ...room, top: room.top + 3, rows: room.rows + 2 });
  return {
    words: rows.flatMap(({ i, y }) => [box(LEFT, y + 1.5, nameOf(i, 16), 2), box(26, y + 1.5, 5, 2)]),
    shapes: [
      box(LEFT, room.top, WIDE, 1.2),
      ...rows.map(({ i, y }) => box(RIGHT - 8, y + 1, i === 0 ? 8 : 6, 3)),
    ],
  };
};

/** One question at a time, with its answers. */
const steps: Layout = ({ top, bottom, rows }) => {
  const answers = rowsOf({ top: top + 16, bottom, rows: Math.min(rows, 5) });
  return {
    words: [
      box(LEFT, top + 6, WIDE * 0.9, 2.5),
      box(LEFT, top + 10, WIDE * 0.6, 2.5),
      ...answers.flatMap(({ y, pitch }) => [
        box(LEFT, y, WIDE, 1),
        box(LEFT, y + pitch - 3, WIDE, 1),
        box(LEFT, y, 1, pitch - 2),
        box(RIGHT - 1, y, 1, pitch - 2),
      ]),
    ],
    shapes: [
      ...times(4, (i) => box(LEFT + i * 9.8, top, 8.4, i < 2 ? 2 : 0.8)),
      ...answers.map(({ i, y, pitch }) => box(LEFT + 3, y + pitch / 2 - 2, nameOf(i + 2, 22), 2)),
    ],
  };
};

/** The best place alone, as large as possible; the others are a line each. */
const answer: Layout = ({ top, bottom, rows }) => {
  const others = rows - 1;
  const from = bottom - others * 6;
  return {
    words: times(others, (i) => [
      box(LEFT, from + 2 + i * 6, nameOf(i, 20), 2),
      box(RIGHT - 6, from + 2 + i * 6, 6, 2),
    ]).flat(),
    shapes: [
      `${box(LEFT, top, WIDE, from - top - 3)}${hole(LEFT + 4, top + 4, 20, 4)}${hole(LEFT + 4, top + 10.5, 13, 2)}`,
    ],
  };
};

/** When each place is free, over the hours of a day. */
const hours: Layout = (room) => {
  const rows = rowsOf({ ...room, top: room.top + 5 });
  return {
    words: [
      ...times(4, (i) => box(LEFT + 11 + i * 7.5, room.top, 4, 1.5)),
      ...rows.map(({ i, y }) => box(LEFT, y + 1, nameOf(i, 8), 2)),
    ],
    shapes: rows.flatMap(({ i, y, pitch }) => {
      const start = (i * 7) % 13;
      return [
        box(16 + start, y, 9 + ((i * 5) % 6), Math.min(pitch - 2.5, 6)),
        ...(start > 5 ? [box(16, y, start - 3.5, Math.min(pitch - 2.5, 6))] : []),
      ];
    }),
  };
};

/** The driver in the middle, the places around at their distance. */
const rings: Layout = ({ top, bottom, rows }) => {
  const [x, y] = [screen.width / 2, (top + bottom) / 2];
  const most = Math.min(WIDE, bottom - top) / 2;
  const count = Math.min(4, Math.max(2, rows - 2));
  return {
    words: times(count, (i) => ring(x, y, (most * (i + 1)) / count)),
    shapes: [
      dot(x, y, 2),
      ...times(rows, (i) => {
        const far = (most * (1 + (i % count))) / count;
        const turn = 2.4 * i + rows;
        return dot(x + far * Math.cos(turn), y + far * Math.sin(turn), 2.6);
      }),
    ],
  };
};

/** A number for each place, on tiles of equal size. */
const tiles: Layout = ({ top, bottom, rows }) => {
  const columns = rows > 4 ? 3 : 2;
  const lines = Math.min(rows, 4);
  const [width, pitch] = [(WIDE - 2 * (columns - 1)) / columns, (bottom - top) / lines];
  return {
    words: [],
    shapes: times(columns * lines, (i) => {
      const [x, y] = [LEFT + (i % columns) * (width + 2), top + Math.floor(i / columns) * pitch];
      return `${box(x, y, width, pitch - 2)}${hole(x + 2, y + 2, nameOf(i, width - 4), 2)}`;
    }),
  };
};

/** The driver asks, and is answered. */
const talk: Layout = (room) => {
  const rows = rowsOf(room);
  const own = ({ i }: { i: number }) => i % 3 === 1;
  const bubble = ({ i, y, pitch }: (typeof rows)[number]) => {
    const width = nameOf(i, 29);
    return box(own({ i }) ? RIGHT - width : LEFT, y, width, pitch - 3);
  };
  return { words: rows.filter(own).map(bubble), shapes: rows.filter((row) => !own(row)).map(bubble) };
};

export const layouts = { list, cards, map, ledger, steps, answer, hours, rings, tiles, talk } as const;
