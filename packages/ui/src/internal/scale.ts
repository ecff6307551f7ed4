/** More slabs than this in one bar would be too thin to see on a phone. */
const MOST = 60;
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240] as const;

export interface Scale {
  /** Minutes altogether. */
  total: number;
  /** Minutes for each segment of the bar. */
  step: number;
  /** Beginning and end of each part, in minutes from the start. */
  spans: { from: number; to: number }[];
}

/** Lays durations end to end. */
export function scale(minutes: readonly number[]): Scale {
  const spans: Scale['spans'] = [];
  let total = 0;
  for (const each of minutes) {
    spans.push({ from: total, to: total + each });
    total += each;
  }
  const step = STEPS.find((candidate) => total / candidate <= MOST) ?? Math.ceil(total / MOST);
  return { total, step, spans };
}
