/*
 * The roles that HTML gives anyway. They are written out because browsers take them away from a table whose parts are
 * drawn as blocks, which they are on a narrow container.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
