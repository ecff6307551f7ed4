import { type Lead, leadFields } from './lead.ts';

const columns = ['id', 'created_at', 'kind', ...leadFields.map(({ name }) => name)] as const;

/**
 * Spreadsheets run a cell that begins like a formula, even a quoted one; an apostrophe in front makes it text. Where the
 * list separator is another one than ours, a cell begins after that: semicolon, tab and line break count as well. The
 * small, full-width and typographic signs are there because some spreadsheets take them for the plain ones, and what takes
 * no room (spaces, quotes, marks without a width) because some skip it.
 */
const formulas =
  /(^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s'"\p{Cf}\p{Cc}])*[=+\-@|\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2010-\u2015\u2212\u207b\u208b])/gu;

/** The first line of RFC 4180. */
export const csvHead = csvLine([...columns, 'channels', 'details']);

/** A line of RFC 4180 for each lead; whatever the columns do not hold is JSON in the last one. */
export function csvLines(leads: readonly Lead[]): string {
  const lines = leads.map((lead) =>
    csvLine([
      ...columns.map((column) => lead[column]),
      lead.channels.join('+'),
      Object.keys(lead.details).length > 0 ? JSON.stringify(lead.details) : '',
    ]),
  );
  return lines.join('');
}

/** Of RFC 4180, with nothing in it that a spreadsheet would run. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = value.replace(formulas, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
