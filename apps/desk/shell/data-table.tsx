import { Heading, Table, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';

interface DataTableProps {
  /** Names it, above. */
  caption: string;
  /** False where a heading says the same already. Default: true. */
  showCaption?: boolean;
  /** The first one names its rows. Numbers stand at the end of theirs. */
  columns: readonly { name: string; isNumber?: boolean }[];
  /** A cell for each column. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** What is said where there are none. */
  none?: string;
  className?: string | undefined;
}

/** What was counted or listed, in the order that it comes in. */
export function DataTable({ caption, showCaption = true, columns, rows, none, className }: DataTableProps) {
  // A head without rows says nothing to whoever hears it.
  if (rows.length === 0 && none !== undefined)
    return (
      <div className="lali:grid lali:content-start lali:gap-2">
        <Heading level={3} look="minor">
          {caption}
        </Heading>
        <Text tone="soft">{none}</Text>
      </div>
    );
  return (
    <Table
      className={className}
      caption={caption}
      showCaption={showCaption}
      columns={columns.map(({ name, isNumber = false }, i) => ({
        key: String(i),
        label: name,
        numeric: isNumber,
        render: ({ cells }: DataTableProps['rows'][number]) => cells[i],
      }))}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
