import { inFull, numbers as words } from '../content/numbers.ts';
import { kinds } from '../content/words.ts';
import type { LeadKind } from '../data/types.ts';
import { shortTime } from '../leads/times.ts';
import { DataTable } from '../shell/data-table.tsx';
import { sum } from './weeks.ts';

interface LeadTableProps {
  weeks: readonly string[];
  ofKind: readonly { kind: LeadKind; counts: readonly number[] }[];
}

/** Each week with its leads by kind, the present one first. */
export function LeadTable({ weeks, ofKind }: LeadTableProps) {
  const rows = weeks.map((week, i) => {
    const counts = ofKind.map((each) => each.counts[i] ?? 0);
    return { key: week, cells: [shortTime(week), ...counts.map(inFull), inFull(sum(counts))] };
  });
  return (
    <DataTable
      caption={words.leads.table}
      columns={[
        { name: words.week },
        ...ofKind.map(({ kind }) => ({ name: kinds[kind], isNumber: true })),
        { name: words.total, isNumber: true },
      ]}
      rows={rows.reverse()}
    />
  );
}
