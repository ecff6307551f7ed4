/** In which the drafts are drawn: a phone's screen. */
export const screen = { width: 48, height: 84 } as const;

/** What a draft is made of: what is read, and what is seen or pressed. Each becomes one path. */
export interface Marks {
  words: string[];
  shapes: string[];
}

export const LEFT = 5;
export const RIGHT = screen.width - LEFT;
export const WIDE = RIGHT - LEFT;

const tenth = (value: number) => Math.round(value * 10) / 10;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;

/** A box the other way round, so that it is cut out of the one below it. */
export const hole = (x: number, y: number, width: number, height: number) =>
  `M${tenth(x)} ${tenth(y)}v${tenth(height)}h${tenth(width)}v${tenth(-height)}z`;

const circle = (x: number, y: number, r: number, sweep: 0 | 1) => {
  const arc = `a${tenth(r)} ${tenth(r)} 0 1 ${sweep}`;
  return `M${tenth(x - r)} ${tenth(y)}${arc} ${tenth(2 * r)} 0${arc} ${tenth(-2 * r)} 0z`;
};

export const dot = (x: number, y: number, r: number) => circle(x, y, r, 0);

export const ring = (x: number, y: number, r: number) => `${circle(x, y, r, 0)}${circle(x, y, r - 1.2, 1)}`;

export function times<T>(count: number, each: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => each(i));
}

/** The length of a name, so that no two rows are alike. */
export const nameOf = (i: number, most: number) => most * ([0.9, 0.62, 1, 0.72, 0.84, 0.56][i % 6] ?? 1);
