import type { ReactNode } from 'react';

export type LegalBlock =
  | { kind: 'paragraph'; text: ReactNode }
  /** Within a section: 'Your rights in detail'. */
  | { kind: 'heading'; text: string }
  /** `ordered` where the order or the number counts. Default `false`. */
  | { kind: 'list'; items: readonly ReactNode[]; ordered?: boolean }
  /** What a word means here. */
  | { kind: 'definitions'; items: readonly { term: ReactNode; text: ReactNode }[] }
  | {
      kind: 'table';
      /** The caption above the table. */
      caption: string;
      columns: readonly string[];
      /** As many cells as there are columns; the first names the row. */
      rows: readonly (readonly ReactNode[])[];
    };

/** One piece of a section, as Prose typesets it. */
export function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        // Lists without a marker of the browser's own are no lists for some readers.
        <List {...(!block.ordered && { role: 'list' })}>
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a clause does not change its place.
            <li key={i}>{item}</li>
          ))}
        </List>
      );
    }
    case 'definitions':
      return (
        <dl>
          {block.items.map(({ term, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Definition key={i} term={term} text={text} />
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
    default:
      return <p>{block.text}</p>;
  }
}

function Definition({ term, text }: { term: ReactNode; text: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0) {
    throw new Error(
      `LegalDocument: row ${odd + 1} of the table "${caption}" has ${rows[odd]?.length} cells, its head has ${columns.length}. Give every row one cell for each column; write what is not there as a dash or a word.`,
    );
  }
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={i}>
            {row.map((cell, j) =>
              j === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <th key={j} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={j}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
