import type { Ending } from './run-cell.ts';

/** `✗` where a cell has broken one of the promises. */
export type Result = Ending | '✗';

export interface Table {
  flows: readonly string[];
  rows: readonly { fault: string; results: readonly Result[] }[];
  /** What goes wrong while an owner works, and what became of it. */
  desk: readonly { fault: string; result: string }[];
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

Where the fault is about mail the visitor notices nothing, and in the end each mail of the lead **has arrived once**, or \`pnpm leads
--mail\` shows it as dead. A chat makes none.

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

const deskTitle = '## At the desk';
const deskIntro = `An owner answers a lead, or says how it stands, and then something goes wrong (\`apps/site/e2e/faults/desk-faults.ts\`).
Nothing that was written is lost, no mail goes twice, and nobody is overruled unseen.
`;

export function tableText({ flows, rows, desk }: Table): string {
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
    deskTitle,
    '',
    deskIntro,
    line(['Fault', 'What happened']),
    line(['---', '---']).replaceAll(' ', ''),
    ...desk.map(({ fault, result }) => line([fault, result])),
    '',
  ].join('\n');
}

/** The cells of a written table, by flow and fault. */
export function readTable(text: string): Map<string, Result> {
  const [[, ...flows] = [], , ...others] = rowsOf(text.split(deskTitle)[0] ?? '');
  const cells = new Map<string, Result>();
  for (const [fault, ...results] of others) {
    for (const [place, result] of results.entries()) cells.set(`${flows[place]} ${fault}`, result as Result);
  }
  return cells;
}

/** What became of each fault at the desk. */
export function readDeskTable(text: string): Map<string, string> {
  const [, , ...rows] = rowsOf(text.split(deskTitle)[1] ?? '');
  return new Map(rows.map(([fault = '', result = '']) => [fault, result]));
}

function rowsOf(text: string): string[][] {
  return text
    .slice(text.indexOf('| Fault |'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}
