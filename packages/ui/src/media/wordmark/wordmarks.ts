import { type Pen, write } from './letters.ts';

interface Stroke {
  path: string;
  weight: number;
  /** Raised above the baseline by so much. */
  lift?: number;
  /** Filled as well as drawn. */
  solid?: true;
}

export interface Drawing {
  strokes: readonly Stroke[];
  width: number;
  cap?: 'butt' | 'round' | 'square';
  join?: 'miter' | 'round' | 'bevel';
  /** Slant in degrees, about the baseline. */
  slant?: number;
}

const base: Pen = { weight: 3, width: 12, x: 15, cap: 21, round: 8, gap: 4 };

/** A run of letters drawn with one pen, starting where the run before it ended. */
function run(text: string, pen: Partial<Pen>, start = 0) {
  const full = { ...base, ...pen };
  const { path, width } = write(text, full, start);
  return { stroke: { path, weight: full.weight }, end: start + width, weight: full.weight };
}

function one(text: string, pen: Partial<Pen>, rest: Omit<Drawing, 'strokes' | 'width'> = {}): Drawing {
  const { stroke, end } = run(text, pen);
  return { strokes: [stroke], width: end, ...rest };
}

/** The pen knows only its baseline; a sign inside a ring sits higher. */
const lift = (stroke: Stroke, by: number): Stroke => ({ ...stroke, lift: by });

const round = { cap: 'round', join: 'round' } as const;

const script =
  'M8 -13A6.5 6.5 0 1 0 9 -13C13 -9.5 18 -10 19 -13V0M19 -6.500C19 -10.5 21.5 -13 25 -13C28.5 -13 31 -10.5 31 -6.500V-3C31 -1 32 0 34 0C37 0 39 -3 40 -6.500H52.500A6.25 6.5 0 1 0 46.5 0C55 0 60 -10 60.5 -17C60.7 -21.5 57 -22 57 -17.500V-4C57 -1.5 58 0 60 0C63.5 0 66 -6 67 -13V-3.500C67 -1.5 68 0 70 0C73 0 74.5 -5 76 -13V0M76 -6.500C76 -10.5 78.5 -13 82 -13C85.5 -13 88 -10.5 88 -6.500V-3C88 -1 89 0 91 0C94 0 96 -3 97 -6.500H109.500A6.25 6.5 0 1 0 103.5 0H117M67 -18.500V-18';

/** Each wordmark differs in width, weight, case, corner, slant, ligature or sign; none imitates a real mark. */
export const wordmarks: Record<string, Drawing> = {
  condor: (() => {
    const pen = { weight: 4.2, width: 12, x: 14, cap: 19, round: 7, gap: 3 };
    const con = run('con', pen);
    const d = run('d', pen, con.end + 6.2);
    const or = run('or', pen, d.end + 6.2);
    // The d spreads its ascender as a wing over the word.
    const tip = d.end - 37;
    const wing = `M${d.end + 2.1} -17V-26.5C${d.end - 12} -26.5 ${d.end - 27} -25.5 ${tip} -20C${d.end - 25} -21.6 ${d.end - 12} -21.4 ${d.end - 2.1} -18.4V-17Z`;
    const strokes = [con.stroke, d.stroke, or.stroke, { path: wing, weight: 0, solid: true as const }];
    return { strokes, width: or.end };
  })(),
  bmw: (() => {
    const word = run('B', { weight: 3.4, width: 14, cap: 19, round: 4 });
    const x = word.end + 8;
    // M and W are one letter turned about the stem they share.
    const turn = `M${x} 0V-19L${x + 10} -6L${x + 20} -19V0L${x + 30} -13L${x + 40} 0V-19`;
    return { strokes: [word.stroke, { path: turn, weight: 3.4 }], width: x + 40, join: 'miter' };
  })(),
  manifest: (() => {
    const word = run('Manife', { weight: 2.8, width: 10, x: 14, round: 7, gap: 3.8, dot: 1 });
    const x = word.end + 6.2;
    // The s throws a bow over to the t.
    const bow = `M${x + 7.5} -14C${x + 6} -21 ${x + 14} -22 ${x + 14.5} -17V-3A3 3 0 0 0 ${x + 17.5} 0H${x + 19}M${x + 11.5} -14H${x + 19}`;
    const s = `M${x + 8} -14H${x + 3.5}A3.5 3.5 0 0 0 ${x + 3.5} -7H${x + 5}A3.5 3.5 0 0 1 ${x + 5} 0H${x + 0.4}`;
    return {
      strokes: [word.stroke, { path: s + bow, weight: 2.8 }],
      width: x + 19,
      join: 'round',
    };
  })(),
  wetrips: (() => {
    const we = run('we', { weight: 4.4, width: 11, x: 14, round: 7, gap: 2.2 });
    const trips = run('trips', { weight: 2.2, width: 9.6, x: 14, round: 7, gap: 4.6 }, we.end + 6);
    return { strokes: [we.stroke, trips.stroke], width: trips.end, ...round };
  })(),
  innoapps: (() => {
    const pen = { weight: 3, width: 9.4, x: 13.5, cap: 20, round: 2.5, gap: 3.6, dot: 1 };
    const inno = run('inno', pen);
    const slash = run('/', pen, inno.end + 5);
    const apps = run('apps', pen, slash.end + 5);
    return { strokes: [inno.stroke, slash.stroke, apps.stroke], width: apps.end, join: 'miter' };
  })(),
  northbank: (() => {
    const pen = { weight: 3.4, width: 8, cap: 20, round: 3.6, gap: 2.6 };
    const north = run('NORTHB', pen);
    const x = north.end + 3.2;
    // The A is the arrow that shows north on a map.
    const arrow = `M${x} 1.7L${x + 8} -22.5L${x + 16} 1.7L${x + 8} -4.5Z`;
    const nk = run('NK', pen, x + 19.2);
    const strokes = [north.stroke, { path: arrow, weight: 0, solid: true as const }, nk.stroke];
    return { strokes, width: nk.end, join: 'miter' };
  })(),
  helio: (() => {
    const word = run('heli', { weight: 2.4, width: 13, x: 15, cap: 22, round: 8, gap: 5.4 });
    const x = word.end + 6.2;
    // The o is the sun, and a little more than full.
    const sun = `M${x} -7.5A8.7 8.7 0 1 1 ${x + 17.4} -7.5A8.7 8.7 0 1 1 ${x} -7.5Z`;
    const strokes = [word.stroke, { path: sun, weight: 0, solid: true as const }];
    return { strokes, width: x + 17.4, ...round };
  })(),
  vitalis: (() => {
    const pen = { weight: 3.2, width: 10.5, x: 14, cap: 21, round: 7, gap: 3.4, dot: 1 };
    const vi = run('vi', pen);
    const x = vi.end + 5.4;
    // The t is the plus of every pharmacy.
    const plus = `M${x + 7} -18.5V0M${x} -9.2H${x + 14}`;
    const alis = run('alis', pen, x + 19.4);
    const strokes = [vi.stroke, { path: plus, weight: 5.4 }, alis.stroke];
    return { strokes, width: alis.end };
  })(),
  telvia: (() => {
    const pen = { weight: 2.8, width: 14, cap: 19, round: 1, gap: 6 };
    const t = run('T', pen);
    const e = t.end + 5;
    const l = run('L', pen, e + 18);
    const v = l.end + 4.4;
    // E is three bars of reception, A is V answered.
    const bars = `M${e} -17.6H${e + 12}M${e} -9.5H${e + 12}M${e} -1.4H${e + 12}`;
    const via = `M${v} -19L${v + 8} -1L${v + 16} -19M${v + 22.5} -19V0M${v + 29} 0L${v + 37} -18L${v + 45} 0`;
    const strokes = [t.stroke, { path: bars, weight: 2.8 }, l.stroke, { path: via, weight: 2.8 }];
    return { strokes, width: v + 45 };
  })(),
  motorwerk: one('MOTORWERK', { weight: 3.5, width: 9.4, cap: 17, round: 3, gap: 2.9 }, { slant: 12 }),
  aerolane: (() => {
    const word = run('aerolane', { weight: 2.4, width: 12, x: 12, cap: 19, round: 6, gap: 4.4 });
    const trail = `M0 6.5H${word.end * 0.62}M${word.end * 0.68} 6.5H${word.end * 0.78}M${word.end * 0.84} 6.5h1.6`;
    return { strokes: [word.stroke, { path: trail, weight: 2.4 }], width: word.end, ...round };
  })(),
  kando: (() => {
    const word = run('K&O', { weight: 3.6, width: 12, cap: 15, round: 7.5, gap: 4 }, 9);
    const width = word.end + 9;
    const frame = `M1 -23H${width - 1}V8H1Z`;
    return { strokes: [word.stroke, { path: frame, weight: 2.2 }], width, join: 'miter' };
  })(),
  quitt: (() => {
    const word = run('qui', { weight: 3.8, width: 11, x: 14, cap: 20, round: 7, gap: 3 });
    const x = word.end + 6.6;
    // Both t share one bar, and the bar ends as a tick.
    const tt = `M${x + 3} -20V-3.5A3.5 3.5 0 0 0 ${x + 6.5} 0H${x + 8}M${x + 13} -20V-3.5A3.5 3.5 0 0 0 ${x + 16.5} 0L${x + 30} -20M${x} -14H${x + 17}`;
    return { strokes: [word.stroke, { path: tt, weight: 3.8 }], width: x + 30, ...round };
  })(),
  wattwerk: (() => {
    const pen = { weight: 3, width: 10, x: 14, cap: 20, round: 0, gap: 3.2 };
    const wa = run('wa', pen);
    const t = wa.end + 3.8;
    const w = t + 20;
    const erk = run('erk', pen, w + 15 + 5.4);
    // One line runs from mast to mast and on into the next w.
    const line = `M${t} -14H${w}L${w + 3.75} 0L${w + 7.5} -14L${w + 11.25} 0L${w + 15} -14`;
    const masts = `M${t + 4} -20V0M${t + 12.5} -20V0`;
    const strokes = [wa.stroke, { path: masts + line, weight: 3 }, erk.stroke];
    return { strokes, width: erk.end, join: 'bevel' };
  })(),
  seeblick: (() => {
    const word = run('SEEBLICK', { weight: 2.4, width: 9.6, cap: 14.5, round: 4, gap: 6 });
    const wave = Array.from(
      { length: 9 },
      () => `q${word.end / 36} -3 ${word.end / 18} 0t${word.end / 18} 0`,
    ).join('');
    return { strokes: [word.stroke, { path: `M0 7.5${wave}`, weight: 2.4 }], width: word.end };
  })(),
  kontor9: (() => {
    const word = run('Kontor', { weight: 3, width: 10.4, x: 14, cap: 20, round: 7, gap: 2.8 });
    const nine = run('9', { weight: 2.6, width: 9, cap: 15, round: 4.5 }, word.end + 15.5);
    const centre = word.end + 19.5;
    const ring = `M${centre - 13} -10A13 13 0 1 1 ${centre + 13} -10A13 13 0 1 1 ${centre - 13} -10Z`;
    return {
      strokes: [word.stroke, lift(nine.stroke, 2.5), { path: ring, weight: 2 }],
      width: centre + 13,
      join: 'round',
    };
  })(),
  // Written without lifting the pen.
  oneline: {
    strokes: [{ path: script, weight: 2.4 }],
    width: 117,
    ...round,
  },
};
