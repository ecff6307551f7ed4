import { inFull, numbers } from '../content/numbers.ts';
import { shortTime } from '../leads/times.ts';
import { DataTable } from '../shell/data-table.tsx';
import { Ends } from './ends.tsx';
import { Folded, isWide } from './folded.tsx';
import { WeekBars } from './week-bars.tsx';
import { sum } from './weeks.ts';

const words = numbers.views;

interface ViewWeeksProps {
  weeks: readonly string[];
  views: readonly number[];
}

/** A column for each week; its number stands right below where there is room. */
export function ViewWeeks({ weeks, views }: ViewWeeksProps) {
  const bars = (
    <WeekBars label={words.picture(sum(views))} counts={views} highest={Math.max(1, ...views)} size="large" />
  );
  if (isWide())
    return (
      <div>
        {/* As wide as the first column of the table. */}
        <div className="lali:ps-32">{bars}</div>
        <DataTable
          caption={words.table}
          showCaption={false}
          className="lali:[&_table]:table-fixed lali:[&_td]:min-w-0 lali:[&_td]:px-0 lali:[&_td]:text-center lali:[&_thead_th]:min-w-0 lali:[&_thead_th]:px-0 lali:[&_thead_th]:text-center lali:[&_tr>:first-child]:w-32 lali:[&_tr>:first-child]:text-start"
          columns={[
            { name: numbers.week },
            ...weeks.map((week) => ({ name: shortTime(week), isNumber: true })),
          ]}
          rows={[{ key: 'views', cells: [words.views, ...views.map(inFull)] }]}
        />
      </div>
    );
  return (
    <>
      <div className="lali:grid lali:gap-1">
        {bars}
        <Ends weeks={weeks} />
      </div>
      <Folded caption={words.table}>
        <DataTable
          caption={words.table}
          showCaption={false}
          columns={[{ name: numbers.week }, { name: words.views, isNumber: true }]}
          rows={weeks
            .map((week, i) => ({ key: week, cells: [shortTime(week), inFull(views[i] ?? 0)] }))
            .reverse()}
        />
      </Folded>
    </>
  );
}
