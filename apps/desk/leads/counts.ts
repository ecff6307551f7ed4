import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import type { Counts, LeadState } from '../data/types.ts';
import type { LeadList } from './use-leads.ts';

/** So many leads of a state are counted. Beyond that nobody reads it. */
const most = 1000;

/** Whether it looks for a kind or for words, which nothing counts before they are read. */
export const isNarrow = ({ kind, search }: LeadQuery) => kind !== undefined || search !== undefined;

/** What is counted of a view, or of all leads; nothing where it is not known. */
function countsOf(counts: Counts | undefined, state: LeadState | undefined): readonly number[] {
  return state === undefined ? Object.values(counts ?? {}) : [counts?.[state] ?? 0];
}

/** How many leads a view has, for its filter. */
export function filterCount(counts: Counts | undefined, state: LeadState | undefined): { count?: number } {
  const known = countsOf(counts, state);
  if (counts === undefined || known.some((count) => count >= most)) return {};
  return { count: sum(known) };
}

/** How many leads a view has, also before all of them are read. */
export function resultOf({ leads, isAll, counts }: LeadList, query: LeadQuery): string {
  const known = countsOf(counts, query.state);
  if (isAll || isNarrow(query) || known.some((count) => count >= most))
    return words.result(leads.length, isAll);
  const total = sum(known);
  return total < leads.length ? words.result(leads.length, false) : words.result(total, true);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
