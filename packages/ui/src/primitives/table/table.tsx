'use client';

import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { table } from '../../messages/en.ts';
import { Checkbox } from '../checkbox/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles } from './roles.ts';
import { sortRows } from './sort-rows.ts';
import type { TableColumn, TableProps, TableSort } from './table.types.ts';
import { TableHead } from './table-head.tsx';

/** Above this many columns a table needs more room before its rows stand in lines. */
const FEW = 4;

/** How much room its rows need to stand in lines. */
function roomFor(columns: readonly { numeric?: boolean }[], selectable: boolean) {
  if (columns.length > FEW) return 'many';
  if (selectable) return 'few';
  if (columns.length <= 2) return 'two';
  return columns.slice(1).every(({ numeric }) => numeric) ? 'numbers' : 'few';
}

/** Rows that are compared, in columns; on a narrow container each row is a card. */
export function Table<Row>({
  caption,
  showCaption = true,
  columns,
  rows,
  rowKey,
  sort: givenSort,
  defaultSort,
  onSortChange,
  sortHref,
  empty,
  selectable = false,
  rowLabel = rowKey,
  selected: givenSelected,
  defaultSelected = [],
  onSelectedChange,
  name,
  className,
  ...props
}: TableProps<Row>) {
  const words = useWords('table', table);
  const locale = useLocale();
  const enhanced = useEnhanced();
  const captionId = useId();
  const [ownSort, setOwnSort] = useState<TableSort | null>(defaultSort ?? null);
  const [ownSelected, setOwnSelected] = useState(defaultSelected);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const selected = new Set(givenSelected ?? ownSelected);
  const chosen = rows.filter((row) => selected.has(rowKey(row))).length;

  const changeSort = (next: TableSort) => {
    setOwnSort(next);
    onSortChange?.(next);
  };
  const select = (some: readonly Row[], on: boolean) => {
    const next = new Set(selected);
    for (const row of some) {
      if (on) next.add(rowKey(row));
      else next.delete(rowKey(row));
    }
    setOwnSelected([...next]);
    onSelectedChange?.([...next]);
  };

  const selectAll = selectable && (
    <th {...roles.columnheader} scope="col" data-select="">
      {enhanced && rows.length > 0 ? (
        <Checkbox
          label={<VisuallyHidden>{words.selectAll}</VisuallyHidden>}
          checked={chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={() => select(rows, chosen < rows.length)}
        />
      ) : (
        <VisuallyHidden>{words.selection}</VisuallyHidden>
      )}
    </th>
  );

  return (
    <div
      data-columns={roomFor(columns, selectable)}
      data-selectable={selectable ? '' : undefined}
      className={cx('lali-table', className)}
      {...props}
    >
      <table {...roles.table} aria-labelledby={captionId}>
        <caption id={captionId} className={showCaption ? undefined : 'lali:sr-only'}>
          {caption}
        </caption>
        <TableHead columns={columns} sort={sort} onSort={changeSort} sortHref={sortHref} select={selectAll} />
        <tbody {...roles.rowgroup}>
          {sortRows(rows, columns, sort, locale).map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} {...roles.row} data-selected={selected.has(key) ? '' : undefined}>
                {selectable && (
                  <td {...roles.cell} data-select="">
                    <Checkbox
                      label={
                        <VisuallyHidden>
                          {formatMessage(words.select, { row: rowLabel(row) }, locale)}
                        </VisuallyHidden>
                      }
                      name={name}
                      value={key}
                      checked={selected.has(key)}
                      onChange={(event) => select([row], event.currentTarget.checked)}
                    />
                  </td>
                )}
                {columns.map((column, place) => (
                  <Cell key={column.key} column={column} row={row} names={place === 0} />
                ))}
              </tr>
            );
          })}
          {rows.length === 0 && empty ? (
            <tr {...roles.row} data-empty="">
              <td {...roles.cell} colSpan={columns.length + Number(selectable)}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** It names its row. */
  names: boolean;
}

function Cell<Row>({ column, row, names }: CellProps<Row>) {
  if (names)
    return (
      <th {...roles.rowheader} scope="row" data-numeric={column.numeric ? '' : undefined}>
        {column.render(row)}
      </th>
    );
  return (
    <td {...roles.cell} data-numeric={column.numeric ? '' : undefined}>
      {/* The head says it already to whoever hears it. */}
      <span aria-hidden="true" className="lali-table-label">
        {column.label}
      </span>
      <div className="lali:min-w-0">{column.render(row)}</div>
    </td>
  );
}
