import type { ReactNode } from 'react';

export interface Column {
  name: string;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Shows in print alone. */
  isForPaper?: boolean;
}

interface DataTableProps {
  /** Names it, above. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const cell = 'lali:px-3 lali:py-2 lali:first:ps-0 lali:last:pe-0 lali:wrap-anywhere';
const number = 'lali:text-end lali:tabular-nums lali:whitespace-nowrap';

const paper = 'lali:hidden lali:print:table-cell';

/** The first cell of a row names it. What is too wide scrolls, with the keyboard, too. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const look = (i: number) =>
    `${cell} ${columns[i]?.isNumber ? number : 'lali:text-start'} ${columns[i]?.isForPaper ? paper : ''}`;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
      tabIndex={0}
      aria-label={caption}
      className="lali:focus-ring lali:max-w-full lali:overflow-x-auto lali:rounded-[6px]"
    >
      <table className="lali:w-full lali:border-collapse lali:type-small">
        <caption className="lali:pb-2 lali:text-start lali:font-semibold lali:text-text">{caption}</caption>
        <thead>
          <tr className="lali:border-control lali:border-b">
            {columns.map(({ name }, i) => (
              <th key={name} scope="col" className={`${look(i)} lali:align-bottom lali:font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="lali:border-line lali:border-b lali:align-top">
              <th scope="row" className={`${look(0)} lali:font-normal`}>
                {first}
              </th>
              {others.map((value, i) => (
                <td key={columns[i + 1]?.name} className={look(i + 1)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
