import { Text } from '@laliaflia/ui';
import { inFull, numbers } from '../content/numbers.ts';
import { kinds } from '../content/words.ts';
import type { LeadKind } from '../data/types.ts';
import { DataTable } from '../shell/data-table.tsx';
import { Ends } from './ends.tsx';
import { Folded, isWide } from './folded.tsx';
import { evenWeeks } from './view-weeks.tsx';
import { mostCells, WeekBars } from './week-bars.tsx';
import { sum, weekDay, yearsOf } from './weeks.ts';

const words = numbers.leads;

interface LeadWeeksProps {
  weeks: readonly string[];
  ofKind: readonly { kind: LeadKind; counts: readonly number[] }[];
}

/** A picture for each kind, all of one scale, and a table of them all. */
export function LeadWeeks({ weeks, ofKind: all }: LeadWeeksProps) {
  const ofKind = all.filter(({ counts }) => sum(counts) > 0);
  const without = all.filter((each) => !ofKind.includes(each)).map(({ kind }) => kinds[kind]);
  const highest = Math.max(1, ...ofKind.flatMap(({ counts }) => counts));
  return (
    <>
      <div className="lali:grid lali:gap-4">
        <div className="lali:grid lali:gap-x-6 lali:gap-y-6 lali:@md:grid-cols-2 lali:@2xl:grid-cols-3 lali:@4xl:grid-cols-5 lali:@6xl:gap-x-10">
          {ofKind.map(({ kind, counts }) => (
            <div key={kind} className="lali:grid lali:content-start lali:gap-1">
              <Text as="span" look="small" className="lali:flex lali:justify-between lali:gap-4">
                <span className="lali:font-semibold">{kinds[kind]}</span>
                <span className="lali:tabular-nums">{inFull(sum(counts))}</span>
              </Text>
              <WeekBars label={words.picture(kinds[kind], sum(counts))} counts={counts} highest={highest} />
              <Ends weeks={weeks} />
            </div>
          ))}
        </div>
        <Text look="small" tone="soft">
          {highest <= mostCells ? words.cell : words.column} {words.open}
          {without.length > 0 && ` ${words.without(without)}`}
        </Text>
      </div>
      {isWide() ? (
        <LeadTable weeks={weeks} ofKind={ofKind} />
      ) : (
        <Folded caption={words.table(yearsOf(weeks))}>
          <LeadList weeks={weeks} ofKind={ofKind} />
        </Folded>
      )}
    </>
  );
}

/** A column for each week, as in the pictures. */
function LeadTable({ weeks, ofKind }: LeadWeeksProps) {
  const totals = weeks.map((_, i) => sum(ofKind.map(({ counts }) => counts[i] ?? 0)));
  const rows = [
    ...ofKind.map(({ kind, counts }) => ({ name: kinds[kind], counts, isTotal: false })),
    // Of one kind it would say the same again.
    ...(ofKind.length > 1 ? [{ name: numbers.total, counts: totals, isTotal: true }] : []),
  ];
  return (
    <DataTable
      caption={words.table(yearsOf(weeks))}
      className={evenWeeks}
      columns={[
        { name: words.kind },
        ...weeks.map((week) => ({ name: weekDay(week), isNumber: true })),
        { name: numbers.total, isNumber: true },
      ]}
      rows={rows.map(({ name, counts, isTotal }) => ({
        key: name,
        cells: [name, ...counts.map(isTotal ? strong : quiet), strong(sum(counts))],
      }))}
    />
  );
}

function strong(count: number) {
  return <strong>{inFull(count)}</strong>;
}

/** Where nothing came, nothing calls. */
function quiet(count: number) {
  if (count > 0) return inFull(count);
  return <span className="lali:text-text-soft">{inFull(count)}</span>;
}

/** Each week with its leads by kind, the present one first. */
function LeadList({ weeks, ofKind }: LeadWeeksProps) {
  const rows = weeks.map((week, i) => {
    const counts = ofKind.map((each) => each.counts[i] ?? 0);
    return { key: week, cells: [weekDay(week), ...counts.map(inFull), inFull(sum(counts))] };
  });
  return (
    <DataTable
      caption={words.table(yearsOf(weeks))}
      showCaption={false}
      columns={[
        { name: numbers.week },
        ...ofKind.map(({ kind }) => ({ name: kinds[kind], isNumber: true })),
        { name: numbers.total, isNumber: true },
      ]}
      rows={rows.reverse()}
    />
  );
}
