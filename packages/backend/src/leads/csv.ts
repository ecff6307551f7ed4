import { type Lead, leadFields } from './lead.ts';

const columns = ['id', 'created_at', 'kind', ...leadFields.map(({ name }) => name)] as const;

/** RFC 4180, one line per lead; whatever the columns do not hold is JSON in the last one. */
export function toCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => [
    ...columns.map((column) => lead[column]),
    lead.channels.join('+'),
    Object.keys(lead.details).length > 0 ? JSON.stringify(lead.details) : '',
  ]);
  return [[...columns, 'channels', 'details'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/**
 * Spreadsheets run a cell that begins like a formula, even a quoted one. An apostrophe in front makes it text;
 * the full-width signs are there because some spreadsheets take them for the plain ones.
 */
function cell(value: string): string {
  const isFormula = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
