import type { Ending } from './cell.ts';

/** `✗` where a cell has not held what all of them have to. */
export type Result = Ending | '✗';

export interface Table {
  ways: readonly string[];
  rows: readonly { fault: string; results: readonly Result[] }[];
}

const intro = `# Every way of sending, crossed with everything that can go wrong

Written by \`pnpm faults\`, which plays every cell: the built site in a browser, the embedded database, and between them
real servers that make trouble (\`apps/site/e2e/faults\`). \`pnpm test\` plays a part and compares it with this table: each fault
once or twice and each way six times or more, down the diagonal. In each cell a visitor fills in a form, the fault comes, the
visitor sends, and in the end the same holds everywhere: **what was sent is stored exactly once** (\`pnpm leads\` is asked),
or it is still there for the visitor to see; **the visitor has been told** in a live region what happened; and as long as it
has not arrived **every value stays**, also on the device.

| Cell | How it ended |
|---|---|
| sent | at once, whatever was in the way |
| sent twice, confirmed | an OK came that was not the host's: said as a success, shown as not confirmed, and sent once more until it was |
| kept, sent | an error was said, the values stayed, the outbox showed it waiting, and it went by itself when the fault was over |
| kept, sent as a form | the same, but the database refuses for good: the host's form handling took it |
| said, sent by hand | an error was said, the values stayed, and one more press of the visitor sent it |
| known | said that the address is subscribed already, which it is, once |
| said, kept | said and shown as not saved; nobody is there who could store it |
| ✗ | one of the promises was broken |

A chat says 'Not saved' beside the message, in no live region: the error catalogue wants it to go on without interruption.
`;

export function tableText({ ways, rows }: Table): string {
  const cells = rows.flatMap(({ results }) => results);
  const kept = cells.filter((cell) => cell !== '✗').length;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    intro,
    `${rows.length} faults, ${ways.length} ways, ${kept} of ${cells.length} cells hold.`,
    '',
    line(['Fault', ...ways]),
    `|${'---|'.repeat(ways.length + 1)}`,
    ...rows.map(({ fault, results }) => line([fault, ...results])),
    '',
  ].join('\n');
}

/** The cells of a table as it was written, by way and fault. */
export function readTable(text: string): Map<string, Result> {
  const rows = text
    .slice(text.indexOf('| Fault |'))
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const [[, ...ways] = [], , ...others] = rows;
  const cells = new Map<string, Result>();
  for (const [fault, ...results] of others) {
    for (const [place, result] of results.entries()) cells.set(`${ways[place]} ${fault}`, result as Result);
  }
  return cells;
}
