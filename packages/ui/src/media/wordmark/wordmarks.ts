import { type Pen, write } from './letters.ts';

export interface Stroke {
  path: string;
  weight: number;
  /** Raised above the baseline by so much. */
  lift?: number;
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

/** A run of letters in one hand, beginning where the run before it ended. */
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

/** Each hand differs in width, weight, case, corner, slant, ligature or sign; none imitates a real mark. */
export const wordmarks: Record<string, Drawing> = {
  condor: one('condor', { weight: 4.6, width: 11.5, x: 13.5, cap: 21, round: 6.75, gap: 2 }),
  bmw: one('BMW', { weight: 2.2, width: 13, cap: 18, round: 3, gap: 9 }, { join: 'miter' }),
  manifest: (() => {
    const word = run('Manife', { weight: 2.8, width: 10, x: 14, round: 7, gap: 3.4 });
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
    const trips = run('trips', { weight: 1.7, width: 9.6, x: 14, round: 7, gap: 4 }, we.end + 6.4);
    return { strokes: [we.stroke, trips.stroke], width: trips.end, ...round };
  })(),
  innoapps: (() => {
    const inno = run('inno', { weight: 2.6, width: 9, x: 13, cap: 19, round: 2.5, gap: 4.4 });
    const slash = run('/', { weight: 2.6, width: 12, cap: 20 }, inno.end + 5);
    const apps = run('apps', { weight: 2.6, width: 9, x: 13, cap: 19, round: 2.5, gap: 4.4 }, slash.end + 5);
    return { strokes: [inno.stroke, slash.stroke, apps.stroke], width: apps.end, join: 'miter' };
  })(),
  northbank: one('NORTHBANK', { weight: 4, width: 7.4, cap: 20, round: 3.6, gap: 2 }, { join: 'miter' }),
  helio: one('helio°', { weight: 1.5, width: 14, x: 15, cap: 22, round: 8, gap: 5 }, round),
  vitalis: one('vitalis+', { weight: 3.4, width: 10.5, x: 14, cap: 21, round: 7, gap: 3.2 }, round),
  telvia: one('telvia.', { weight: 2, width: 11, x: 13, cap: 20, round: 1, gap: 7.5 }, { cap: 'square' }),
  motorwerk: one('MOTORWERK', { weight: 4.2, width: 12, cap: 16, round: 3, gap: 2.2 }, { slant: 12 }),
  aerolane: (() => {
    const word = run('aerolane', { weight: 1.9, width: 13, x: 12, cap: 19, round: 6, gap: 3.6 });
    const trail = `M0 6.5H${word.end * 0.62}M${word.end * 0.68} 6.5H${word.end * 0.78}M${word.end * 0.84} 6.5h1.6`;
    return { strokes: [word.stroke, { path: trail, weight: 1.9 }], width: word.end, ...round };
  })(),
  kando: (() => {
    const word = run('K&O', { weight: 4.2, width: 12.5, cap: 17, round: 8, gap: 3.6 }, 10);
    const width = word.end + 10;
    const frame = `M1 -25H${width - 1}V8H1Z`;
    return { strokes: [word.stroke, { path: frame, weight: 2 }], width, join: 'miter' };
  })(),
  quitt: (() => {
    const word = run('qui', { weight: 3.8, width: 11, x: 14, cap: 20, round: 7, gap: 3 });
    const x = word.end + 6.6;
    // Both t share one bar, and the bar ends as a tick.
    const tt = `M${x + 3} -20V-3.5A3.5 3.5 0 0 0 ${x + 6.5} 0H${x + 8}M${x + 13} -20V-3.5A3.5 3.5 0 0 0 ${x + 16.5} 0L${x + 30} -20M${x} -14H${x + 17}`;
    return { strokes: [word.stroke, { path: tt, weight: 3.8 }], width: x + 30, ...round };
  })(),
  wattwerk: (() => {
    const word = run('wattwerk', { weight: 3.2, width: 9.4, x: 15, cap: 20, round: 0, gap: 2.6 });
    return { strokes: [word.stroke], width: word.end, join: 'bevel' };
  })(),
  seeblick: (() => {
    const word = run('SEEBLICK', { weight: 1.8, width: 10, cap: 13, round: 4, gap: 6.4 });
    const wave = Array.from(
      { length: 9 },
      () => `q${word.end / 36} -3 ${word.end / 18} 0t${word.end / 18} 0`,
    ).join('');
    return { strokes: [word.stroke, { path: `M0 7${wave}`, weight: 1.8 }], width: word.end };
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
