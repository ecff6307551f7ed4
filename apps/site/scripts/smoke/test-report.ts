import type { Report } from './report.ts';

/** For tests: what was said. */
export function heardReport(): Report & { said: { good: string[]; bad: string[]; note: string[] } } {
  const said = { good: [] as string[], bad: [] as string[], note: [] as string[] };
  return {
    said,
    good: (sentence) => void said.good.push(sentence),
    bad: (sentence) => void said.bad.push(sentence),
    note: (sentence) => void said.note.push(sentence),
    get problems() {
      return said.bad.length;
    },
  };
}
