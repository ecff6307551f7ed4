import type { Database } from '@laliaflia/leads/database';
import type { Client } from '../owner-client.ts';

type CountedViolation = Database['public']['Functions']['list_violations']['Returns'][number];

/** What browsers have reported against the content security policy in 30 days, the most frequent first. */
export async function readViolations(client: Client): Promise<CountedViolation[]> {
  const { data, error } = await client.rpc('list_violations');
  if (error) throw new Error(`The reports could not be read: ${error.message}`);
  return data;
}

/** One line for each violation. */
export function toReports(violations: readonly CountedViolation[]): string {
  if (violations.length === 0) return 'No browser has blocked anything in the last 30 days.';
  const lines = violations.map(({ reports, directive, blocked, page, last_at }) =>
    [String(reports).padStart(7), directive.padEnd(24), page.padEnd(28), last_at.slice(0, 10), blocked].join(
      '  ',
    ),
  );
  return [
    ['REPORTS', 'DIRECTIVE'.padEnd(24), 'PAGE'.padEnd(28), 'LAST      ', 'BLOCKED'].join('  '),
    ...lines,
  ].join('\n');
}
