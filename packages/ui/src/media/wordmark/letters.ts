/**
 * A skeleton alphabet: every letter is a path that a pen (weight, width, corner, caps) turns into its own lettering.
 * The baseline is y = 0, up is negative, and the path is the middle of the stroke.
 */
export interface Pen {
  /** Stroke weight. */
  weight: number;
  /** Width of a plain letter such as n or O. */
  width: number;
  /** Height of lower case without ascender. */
  x: number;
  /** Height of capitals and ascenders. */
  cap: number;
  /** Corner radius of bowls and arches; half the x-height or more is round. */
  round: number;
  /** White between two letters. */
  gap: number;
  /** Height of a dot in strokes. Half, because round ends add the rest; a pen without them asks for one. */
  dot?: number;
}

interface Letter {
  path: string;
  width: number;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Template tag that rounds every number, so that paths stay short. */
const d = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((path, part, i) => (i ? path + n(values[i - 1] ?? 0) + part : part), '');

const bowl = (w: number, h: number, round: number) => {
  const rx = Math.min(round, w / 2);
  const ry = Math.min(round, h / 2);
  return d`M${rx} 0H${w - rx}A${rx} ${ry} 0 0 0 ${w} ${-ry}V${ry - h}A${rx} ${ry} 0 0 0 ${w - rx} ${-h}H${rx}A${rx} ${ry} 0 0 0 0 ${ry - h}V${-ry}A${rx} ${ry} 0 0 0 ${rx} 0Z`;
};

const arch = (w: number, h: number, round: number, from = 0) => {
  const rx = Math.min(round, w / 2);
  const ry = Math.min(round, h * 0.8);
  return d`M${from} ${ry - h}A${rx} ${ry} 0 0 1 ${from + rx} ${-h}H${from + w - rx}A${rx} ${ry} 0 0 1 ${from + w} ${ry - h}V0`;
};

const snake = (w: number, h: number, round: number) => {
  const r = Math.min(round, h / 4);
  return d`M${w * 0.94} ${-h}H${r}A${r} ${r} 0 0 0 0 ${r - h}V${-h / 2 - r}A${r} ${r} 0 0 0 ${r} ${-h / 2}H${w - r}A${r} ${r} 0 0 1 ${w} ${r - h / 2}V${-r}A${r} ${r} 0 0 1 ${w - r} 0H${w * 0.06}`;
};

const zigzag = (w: number, h: number) => d`M0 ${-h}L${w * 0.26} 0L${w / 2} ${-h}L${w * 0.74} 0L${w} ${-h}`;

type Draw = (pen: Pen) => Letter;

const plain =
  (factor: number, path: (w: number, pen: Pen) => string): Draw =>
  (pen) => {
    const width = pen.width * factor;
    return { width, path: path(width, pen) };
  };

const stem = (x: number, from: number, to = 0) => d`M${x} ${-from}V${-to}`;

const letters: Record<string, Draw> = {
  // A square pen needs the two-storey form, or the a reads as an o.
  a: plain(1, (w, p) =>
    p.round < 3
      ? d`M${w * 0.08} ${-p.x}H${w}V0M${w} ${-p.x * 0.56}H0V0H${w}`
      : bowl(w, p.x, p.round) + stem(w, p.x),
  ),
  b: plain(1, (w, p) => bowl(w, p.x, p.round) + stem(0, p.cap)),
  c: plain(0.86, (w, p) => {
    const r = Math.min(p.round, p.x / 2);
    return d`M${w} ${-p.x}H${r}A${r} ${r} 0 0 0 0 ${r - p.x}V${-r}A${r} ${r} 0 0 0 ${r} 0H${w}`;
  }),
  d: plain(1, (w, p) => bowl(w, p.x, p.round) + stem(w, p.cap)),
  e: plain(1, (w, p) => {
    const r = Math.min(p.round, p.x / 2);
    const rx = Math.min(p.round, w / 2);
    return d`M0 ${-p.x / 2}H${w}V${r - p.x}A${rx} ${r} 0 0 0 ${w - rx} ${-p.x}H${rx}A${rx} ${r} 0 0 0 0 ${r - p.x}V${-r}A${rx} ${r} 0 0 0 ${rx} 0H${w * 0.92}`;
  }),
  f: plain(0.62, (w, p) => {
    const r = Math.min(p.round, w * 0.6);
    return d`M${w} ${-p.cap}H${w * 0.3 + r}A${r} ${r} 0 0 0 ${w * 0.3} ${r - p.cap}V0M0 ${-p.x}H${w * 0.9}`;
  }),
  h: plain(1, (w, p) => stem(0, p.cap) + arch(w, p.x, p.round)),
  i: (p) => ({ width: 0, path: d`M0 ${-p.x}V0M0 ${-p.cap}v${p.weight * (p.dot ?? 0.5)}` }),
  j: (p) => ({ width: 0, path: stem(0, p.x) }),
  k: plain(
    0.86,
    (w, p) => stem(0, p.cap) + d`M${w} ${-p.x}L0 ${-p.x * 0.38}M${w * 0.38} ${-p.x * 0.6}L${w} 0`,
  ),
  l: (p) => ({ width: 0, path: stem(0, p.cap) }),
  n: plain(1, (w, p) => stem(0, p.x) + arch(w, p.x, p.round)),
  o: plain(1, (w, p) => bowl(w, p.x, p.round)),
  p: plain(1, (w, p) => bowl(w, p.x, p.round) + d`M0 ${-p.x}V${p.cap - p.x}`),
  q: plain(1, (w, p) => bowl(w, p.x, p.round) + d`M${w} ${-p.x}V${p.cap - p.x}`),
  r: plain(0.56, (w, p) => {
    const r = Math.min(p.round, w);
    return stem(0, p.x) + d`M0 ${r - p.x}A${r} ${r} 0 0 1 ${r} ${-p.x}H${w}`;
  }),
  s: plain(0.84, (w, p) => snake(w, p.x, p.round)),
  t: plain(0.62, (w, p) => {
    const r = Math.min(p.round, w * 0.66);
    return d`M${w * 0.3} ${-p.cap * 0.94}V${-r}A${r} ${r} 0 0 0 ${w * 0.3 + r} 0H${w}M0 ${-p.x}H${w}`;
  }),
  u: plain(1, (w, p) => {
    const rx = Math.min(p.round, w / 2);
    const ry = Math.min(p.round, p.x * 0.8);
    return (
      stem(w, p.x) + d`M0 ${-p.x}V${-ry}A${rx} ${ry} 0 0 0 ${rx} 0H${w - rx}A${rx} ${ry} 0 0 0 ${w} ${-ry}`
    );
  }),
  v: plain(0.96, (w, p) => d`M0 ${-p.x}L${w / 2} 0L${w} ${-p.x}`),
  w: plain(1.5, (w, p) => zigzag(w, p.x)),
  A: plain(1.08, (w, p) => d`M0 0L${w / 2} ${-p.cap}L${w} 0M${w * 0.2} ${-p.cap * 0.32}H${w * 0.8}`),
  B: plain(0.96, (w, p) => {
    const r = Math.min(p.round, p.cap / 4);
    return d`M0 0V${-p.cap}H${w * 0.9 - r}A${r} ${r} 0 0 1 ${w * 0.9} ${r - p.cap}V${-p.cap / 2 - r}A${r} ${r} 0 0 1 ${w * 0.9 - r} ${-p.cap / 2}H0H${w - r}A${r} ${r} 0 0 1 ${w} ${r - p.cap / 2}V${-r}A${r} ${r} 0 0 1 ${w - r} 0Z`;
  }),
  C: plain(0.96, (w, p) => letters.c?.({ ...p, x: p.cap, width: w / 0.86 }).path ?? ''),
  E: plain(0.78, (w, p) => d`M${w} ${-p.cap}H0V0H${w}M0 ${-p.cap / 2}H${w * 0.88}`),
  F: plain(0.76, (w, p) => d`M${w} ${-p.cap}H0V0M0 ${-p.cap / 2}H${w * 0.88}`),
  H: plain(1, (w, p) => stem(0, p.cap) + stem(w, p.cap) + d`M0 ${-p.cap / 2}H${w}`),
  I: (p) => ({ width: 0, path: stem(0, p.cap) }),
  K: plain(
    0.96,
    (w, p) => stem(0, p.cap) + d`M${w} ${-p.cap}L0 ${-p.cap * 0.4}M${w * 0.34} ${-p.cap * 0.6}L${w} 0`,
  ),
  L: plain(0.76, (w, p) => d`M0 ${-p.cap}V0H${w}`),
  M: plain(1.3, (w, p) => d`M0 0V${-p.cap}L${w / 2} ${-p.cap * 0.24}L${w} ${-p.cap}V0`),
  N: plain(1.04, (w, p) => d`M0 0V${-p.cap}L${w} 0V${-p.cap}`),
  O: plain(1.1, (w, p) => bowl(w, p.cap, p.round * 1.25)),
  R: plain(0.96, (w, p) => {
    const r = Math.min(p.round, p.cap * 0.27);
    const low = p.cap * 0.46;
    return d`M0 0V${-p.cap}H${w - r}A${r} ${r} 0 0 1 ${w} ${r - p.cap}V${-low - r}A${r} ${r} 0 0 1 ${w - r} ${-low}H0M${w * 0.5} ${-low}L${w} 0`;
  }),
  S: plain(0.9, (w, p) => snake(w, p.cap, p.round)),
  T: plain(0.96, (w, p) => d`M0 ${-p.cap}H${w}M${w / 2} ${-p.cap}V0`),
  W: plain(1.6, (w, p) => zigzag(w, p.cap)),
  '9': plain(0.9, (w, p) => {
    const h = p.cap * 0.6;
    const r = Math.min(p.round, h / 2);
    const rx = Math.min(p.round, w / 2);
    return d`M${w} ${-p.cap + r}V${-p.cap * 0.34}A${rx} ${rx} 0 0 1 ${w - rx} 0H${w * 0.12}M${w} ${r - p.cap}A${rx} ${r} 0 0 0 ${w - rx} ${-p.cap}H${rx}A${rx} ${r} 0 0 0 0 ${r - p.cap}V${h - p.cap - r}A${rx} ${r} 0 0 0 ${rx} ${h - p.cap}H${w}`;
  }),
  '&': plain(1.2, (w, p) => {
    const c = p.cap;
    return d`M${w} 0L${w * 0.2} ${-c * 0.66}C${w * 0.02} ${-c * 0.86} ${w * 0.2} ${-c} ${w * 0.38} ${-c}C${w * 0.6} ${-c} ${w * 0.68} ${-c * 0.72} ${w * 0.42} ${-c * 0.58}L${w * 0.2} ${-c * 0.46}C${-w * 0.06} ${-c * 0.3} ${-w * 0.02} 0 ${w * 0.36} 0C${w * 0.66} 0 ${w * 0.84} ${-c * 0.2} ${w * 0.94} ${-c * 0.46}`;
  }),
  '+': plain(0.8, (w, p) => d`M0 ${-p.x / 2}H${w}M${w / 2} ${-p.x / 2 - w / 2}V${w / 2 - p.x / 2}`),
  '°': plain(0.36, (w, p) => {
    const r = w / 2;
    return d`M0 ${r - p.cap}A${r} ${r} 0 1 1 ${w} ${r - p.cap}A${r} ${r} 0 1 1 0 ${r - p.cap}Z`;
  }),
  '.': (p) => ({ width: 0, path: d`M0 ${-p.weight * 0.1}v${p.weight * 0.1}` }),
  '/': plain(0.6, (w, p) => d`M0 ${p.cap * 0.18}L${w} ${-p.cap * 1.08}`),
  ' ': plain(0.4, () => ''),
};

/** Letters whose left or right side is a curve, or stands open: their neighbours come nearer, as in any well-spaced type. */
const sides = {
  roundLeft: 'acdegoqCOS9&',
  roundRight: 'bopsuBDORS',
  openLeft: 'tvwxTVWA/+°',
  openRight: 'ceftrkvwLTVWAKCF/+',
};

const share = (letter: string, curved: string, open: string, pen: Pen) => {
  if (open.includes(letter)) return 0.35;
  // A square pen draws no curves.
  return curved.includes(letter) && pen.round >= 3 ? 0.6 : 1;
};

const white = (before: string, after: string, pen: Pen) => {
  const right = share(before, sides.roundRight, sides.openRight, pen);
  return (pen.gap * (right + share(after, sides.roundLeft, sides.openLeft, pen))) / 2;
};

/** One line of text as a single path, and the width it takes. */
export function write(text: string, pen: Pen, start = 0): Letter {
  let x = start;
  let path = '';
  let width = 0;
  for (const [at, character] of [...text].entries()) {
    const letter = letters[character]?.(pen);
    if (!letter)
      throw new Error(`The skeleton alphabet has no letter "${character}". Draw it in letters.ts.`);
    path += shift(letter.path, x);
    width = x + letter.width - start;
    x += letter.width + pen.weight + white(character, text[at + 1] ?? '', pen);
  }
  return { path, width: n(width) };
}

/** Moves a path of absolute M, L, H, V, A, C and relative v commands to the right. */
function shift(path: string, by: number): string {
  return path.replace(/([MLHAC])([^A-Za-z]*)/g, (_, command: string, list: string) => {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const step = command === 'A' ? 7 : command === 'H' ? 1 : 2;
    const moved = numbers.map((value, i) => {
      const isX = command === 'A' ? i % step === 5 : command === 'H' ? true : i % step === 0;
      return isX ? n(value + by) : value;
    });
    return command + moved.join(' ');
  });
}
