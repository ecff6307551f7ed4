import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { useLinkComponent } from '../link/link-provider.tsx';
import { roles } from './roles.ts';
import { nextSort } from './sort-rows.ts';
import type { TableColumn, TableSort } from './table.types.ts';

const sortVariants = cva(
  'lali-table-sort lali:focus-ring lali:group/sort lali:inline-flex lali:min-h-11 lali:cursor-pointer lali:items-center lali:gap-1.5 lali:rounded-[6px] lali:text-start',
);

/* A sorted column has a cell with the corners of the path, others only the two ways they could go. */
const signVariants = cva(
  'lali:grid lali:size-5 lali:shrink-0 lali:place-content-center lali:rounded-[min(var(--lali-radius-control),10px)] lali:border lali:border-transparent',
  {
    variants: {
      sorted: {
        true: 'lali:bg-text lali:text-page lali:forced-colors:border-current',
        false: 'lali:text-soft lali:group-hover/sort:text-text',
      },
    },
  },
);

const signs = {
  ascending: 'M12 19V5M6 11l6-6 6 6',
  descending: 'M12 5v14m6-6-6 6-6-6',
  none: 'm7.5 9.5 4.5-5 4.5 5m0 5-4.5 5-4.5-5',
};

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  sortHref: ((sort: TableSort) => string) | undefined;
  /** The box for all rows. */
  select: ReactNode;
}

export function TableHead<Row>({ columns, sort, onSort, sortHref, select }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        {select}
        {columns.map((column) => {
          const direction = sort?.column === column.key ? sort.direction : 'none';
          const sortable = column.sortBy !== undefined;
          return (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              aria-sort={sortable && direction !== 'none' ? direction : undefined}
              data-numeric={column.numeric ? '' : undefined}
              data-sort={sortable ? direction : undefined}
            >
              {sortable ? (
                <SortHead
                  direction={direction}
                  href={sortHref?.(nextSort(column, sort))}
                  onPress={() => onSort(nextSort(column, sort))}
                >
                  {column.label}
                </SortHead>
              ) : (
                <span>{column.label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  direction: TableSort['direction'] | 'none';
  href: string | undefined;
  onPress: () => void;
  children: string;
}

function SortHead({ direction, href, onPress, children }: SortHeadProps) {
  const enhanced = useEnhanced();
  const Anchor = useLinkComponent();
  const content = (
    <>
      {children}
      <span className={signVariants({ sorted: direction !== 'none' })}>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="square"
          className="lali:size-3.5"
        >
          <path d={signs[direction]} />
        </svg>
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <Anchor href={href} className={sortVariants()}>
        {content}
      </Anchor>
    );
  // Before scripts nothing would answer, so there is nothing to press.
  if (!enhanced) return <span className={sortVariants({ className: 'lali:cursor-auto' })}>{children}</span>;
  return (
    <button type="button" onClick={onPress} className={sortVariants()}>
      {content}
    </button>
  );
}
