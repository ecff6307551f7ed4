import type { TableColumn, TableSort } from './table.types.ts';

type SortValue = string | number | Date | null | undefined;

const isEmpty = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** The rows in the order that is shown. Those with nothing in the column come last, whichever the direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sort?.column)?.sortBy;
  if (!sort || typeof by !== 'function') return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => [row, by(row)] as const)
    .sort(([, a], [, b]) => {
      if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
      const order = typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b);
      return turn * order;
    })
    .map(([row]) => row);
}

/** What a press on a column's head asks for. */
export function nextSort<Row>({ key, numeric }: TableColumn<Row>, sort: TableSort | null): TableSort {
  const first = numeric ? 'descending' : 'ascending';
  const other = numeric ? 'ascending' : 'descending';
  return { column: key, direction: sort?.column === key && sort.direction === first ? other : first };
}
