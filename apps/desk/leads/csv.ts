import { csvLine } from '@laliaflia/leads/csv';
import { kinds, states, csv as words } from '../content/words.ts';
import type { LeadLine } from '../data/types.ts';

/** As many leads are asked for at once, which is the most that the database gives. */
const perPage = 200;

/** A file with more is none that anybody reads; `pnpm leads --csv` has no end. */
const mostLeads = 10_000;

interface CsvOfLeads {
  text: string;
  /** So many leads are in it. */
  count: number;
  isAll: boolean;
}

type ReadPage = (before: LeadLine | undefined, most: number) => Promise<readonly LeadLine[]>;

/**
 * The leads of a view as a file for a spreadsheet, page by page.
 *
 * @param onCount Is told how many have been read.
 */
export async function csvOf(
  read: ReadPage,
  onCount: (count: number) => void,
  most = mostLeads,
): Promise<CsvOfLeads> {
  // The mark tells spreadsheets that it is UTF-8.
  const lines = [`\ufeff${csvLine(Object.values(words.columns))}`];
  const made = (isAll: boolean) => ({ text: lines.join(''), count: lines.length - 1, isAll });
  for (let last: LeadLine | undefined; ; ) {
    const page = await read(last, perPage);
    const room = most - (lines.length - 1);
    lines.push(...page.slice(0, room).map(lineOf));
    onCount(lines.length - 1);
    if (page.length > room) return made(false);
    if (page.length < perPage) return made(true);
    last = page.at(-1);
  }
}

function lineOf({ id, created_at, kind, state, summary }: LeadLine): string {
  const { name, email, company, message, paid } = summary;
  const payment = paid && `${paid.verified_by}, ${new Date(paid.verified_at).toISOString()}`;
  return csvLine(
    [
      id,
      new Date(created_at).toISOString(),
      kinds[kind],
      states[state],
      name,
      email,
      company,
      payment,
      message,
    ].map((value) => String(value ?? '')),
  );
}
