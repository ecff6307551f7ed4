import { csvLine } from '@laliaflia/leads/csv';
import { type Lead, leadFields } from './lead.ts';

const columns = ['id', 'created_at', 'kind', ...leadFields.map(({ name }) => name)] as const;

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
