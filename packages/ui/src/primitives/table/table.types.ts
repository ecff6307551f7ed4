import type { ComponentProps, ReactNode } from 'react';

export interface TableSort {
  /** The `key` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  /** Its name in `sort`; each once. */
  key: string;
  /** Its head, and on a narrow container the label of each of its cells. */
  label: string;
  /** What its cell in a row holds. */
  render: (row: Row) => ReactNode;
  /** Numbers stand digit below digit at the end of the column, and begin with the largest when sorted. Default `false`. */
  numeric?: boolean;
  /**
   * Makes a button of its head, or a link with `sortHref`. With a function the table puts the rows in order by what it
   * returns, what is empty last; with `given` they come in order, and the caller answers `onSortChange`. Default: not sortable.
   */
  sortBy?: ((row: Row) => string | number | Date | null | undefined) | 'given';
}

interface TableOwnProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about, in a few words: its name. */
  caption: ReactNode;
  /** The caption stands above the table, instead of being heard only. Default `true`. */
  showCaption?: boolean;
  /** From the start of the line; the cells of the first one name their rows. */
  columns: readonly TableColumn<Row>[];
  /** None to any number. */
  rows: readonly Row[];
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** How the rows are sorted, `null` for not at all. Left out, the table keeps its own. */
  sort?: TableSort | null;
  /** How they are sorted at first, when the table keeps its own. */
  defaultSort?: TableSort;
  /** A head was pressed; another press turns the direction around. */
  onSortChange?: (sort: TableSort) => void;
  /** The address of the table sorted like this. Heads become links, which work before scripts and in a new tab. */
  sortHref?: (sort: TableSort) => string;
  /** In the place of rows that are not there: an EmptyState, or a sentence. Default nothing. */
  empty?: ReactNode;
}

interface Selectable<Row> {
  /** Each row has a checkbox, and the head one for all. Default `false`. */
  selectable: true;
  /** What a row is called: 'Select Ada Brandt'. */
  rowLabel: (row: Row) => string;
  /** Keys of the selected rows. Left out, the table keeps its own. */
  selected?: readonly string[];
  /** Keys of the rows that are selected at first, when the table keeps its own. */
  defaultSelected?: readonly string[];
  /** The keys of all selected rows, also of those that are not in `rows` now. */
  onSelectedChange?: (selected: string[]) => void;
  /** Under which a form sends the keys of the selected rows. Default: they are not part of one. */
  name?: string;
}

interface NotSelectable {
  selectable?: false;
  rowLabel?: never;
  selected?: never;
  defaultSelected?: never;
  onSelectedChange?: never;
  name?: never;
}

export type TableProps<Row> = TableOwnProps<Row> & (Selectable<Row> | NotSelectable);
