import type { Ending } from './run-cell.ts';

/** `✗` where a cell has broken one of the promises. */
export type Result = Ending | '✗';

export interface Table {
  flows: readonly string[];
  rows: readonly { fault: string; results: readonly Result[] }[];
}

const intro = `# Every form and the chat, with every fault

\`pnpm faults\` writes this table. Each cell is a real run: the built site in a browser, the embedded database, and proxies
between them that make requests fail (\`apps/site/e2e/faults\`). What a machine does to its server (a full disk, a wrong
clock, a power cut) happens beneath the engine, in what it gets from Node (\`apps/site/scripts/machine\`). \`pnpm test\` runs
a sample and compares it with this table: each fault once or twice, and each flow six times or more, along the diagonal. In each cell a visitor fills in a form, the
fault starts, and the visitor sends. Three promises hold in every cell:

- What was sent is **stored exactly once** (checked with \`pnpm leads\`), or the visitor still sees it.
- The visitor **has been told** in a live region what happened.
- Until it has arrived, **every value stays** in the form and on the device.

| Cell | What happened |
|---|---|
| sent | sent at once, despite the fault |
| sent twice, confirmed | a wrong server answered OK: the form showed success, the outbox showed it as not confirmed and sent it again until the host confirmed |
| kept, sent later | the form showed an error and kept the values; the outbox showed the submission as waiting and sent it when the fault was over |
| kept, sent as a form | the same, but the database refuses every repeat: the host's form handling stored it |
| failed, sent again by the visitor | the form showed an error and kept the values; the visitor pressed once more and it was sent |
| already subscribed | the form said that the address is subscribed already; it is stored once |
| failed, not stored | shown as not saved; no server can store it |
| ✗ | a promise was broken |

What happens to a PostgreSQL server of \`DATABASE_URL\` (killed under load, stopped, shared by two servers) is tried by
\`pnpm test:postgres\`, which fails where none is installed.

The chat says 'Not saved' beside the message and not in a live region: the error catalogue wants no interruption.
`;

export function tableText({ flows, rows }: Table): string {
  const cells = rows.flatMap(({ results }) => results);
  const passed = cells.filter((cell) => cell !== '✗').length;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    intro,
    `${rows.length} faults, ${flows.length} flows, ${passed} of ${cells.length} cells pass.`,
    '',
    line(['Fault', ...flows]),
    `|${'---|'.repeat(flows.length + 1)}`,
    ...rows.map(({ fault, results }) => line([fault, ...results])),
    '',
  ].join('\n');
}

/** The cells of a written table, by flow and fault. */
export function readTable(text: string): Map<string, Result> {
  const rows = text
    .slice(text.indexOf('| Fault |'))
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const [[, ...flows] = [], , ...others] = rows;
  const cells = new Map<string, Result>();
  for (const [fault, ...results] of others) {
    for (const [place, result] of results.entries()) cells.set(`${flows[place]} ${fault}`, result as Result);
  }
  return cells;
}
