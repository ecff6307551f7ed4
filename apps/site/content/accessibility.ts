import found from './accessibility/result.json' with { type: 'json' };

/** What a whole run of `pnpm a11y` found: nothing, or it writes no result. */
export interface Accessibility {
  /** The day of the run. */
  date: string;
  /** Their versions. */
  engines: { axe: string; ibm: string };
  browser: string;
  /** Pages and open states, each in each mode. */
  cells: number;
  /** Stops of the Tab key, on a desktop and on a phone. */
  stops: number;
  pages: readonly string[];
  states: readonly string[];
  modes: readonly string[];
}

export const accessibility: Accessibility = found;
