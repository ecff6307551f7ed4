import { inFull, numbers } from '../content/numbers.ts';
import { DataTable } from '../shell/data-table.tsx';
import { Ends } from './ends.tsx';
import { Folded, isWide } from './folded.tsx';
import { WeekBars } from './week-bars.tsx';
import { sum, weekDay } from './weeks.ts';

const words = numbers.views;

/** Of tables with a name, twelve weeks and their sum: one week stands below the other, and the sum ends with the page. */
export const evenWeeks = [
  'lali:[&_table]:table-fixed',
  'lali:[&_td]:min-w-0',
  'lali:[&_td]:px-0',
  'lali:[&_td]:text-center',
  'lali:[&_td:last-child]:text-end',
  'lali:[&_thead_th]:min-w-0',
  'lali:[&_thead_th]:px-0',
  'lali:[&_thead_th]:text-center',
  'lali:[&_thead_th]:align-bottom',
  'lali:[&_thead_th:last-child]:text-end',
  'lali:[&_tr>:first-child]:w-44',
  'lali:[&_tr>:first-child]:pe-3',
  'lali:[&_tr>:first-child]:text-start',
].join(' ');

interface ViewWeeksProps {
  weeks: readonly string[];
  views: readonly number[];
}

/** A column for each week; its number stands right below where there is room. */
export function ViewWeeks({ weeks, views }: ViewWeeksProps) {
  const wide = isWide();
  const bars = (
    <WeekBars
      label={words.picture(sum(views))}
      counts={views}
      highest={Math.max(1, ...views)}
      size="large"
      tellsEnds={!wide}
    />
  );
  if (wide)
    return (
      <div>
        {/* As wide as the first column of the table, and as the last one. */}
        <div className="lali:ps-44 lali:pe-[calc((100%-11rem)/13)]">{bars}</div>
        <DataTable
          caption={words.table}
          showCaption={false}
          className={evenWeeks}
          columns={[
            { name: numbers.week },
            ...weeks.map((week) => ({ name: weekDay(week), isNumber: true })),
            { name: numbers.total, isNumber: true },
          ]}
          rows={[
            {
              key: 'views',
              cells: [words.views, ...views.map(inFull), <strong key="sum">{inFull(sum(views))}</strong>],
            },
          ]}
        />
      </div>
    );
  return (
    <>
      <div className="lali:grid lali:gap-1">
        {bars}
        <Ends weeks={weeks} now={words.now} />
      </div>
      <Folded caption={words.table}>
        <DataTable
          caption={words.table}
          showCaption={false}
          columns={[{ name: numbers.week }, { name: words.views, isNumber: true }]}
          rows={weeks
            .map((week, i) => ({ key: week, cells: [weekDay(week), inFull(views[i] ?? 0)] }))
            .reverse()}
        />
      </Folded>
    </>
  );
}
