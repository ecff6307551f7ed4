import path from 'node:path';
import type { Reason } from './reasons.ts';
import { bar } from './rooms.ts';
import { percent, type RoomScore } from './score.ts';

const introduction = `<!-- Written by pnpm mutation. The reasons are in packages/tooling/src/mutation/reasons.ts. -->

# What the tests do not notice

\`pnpm mutation\` takes the code that no lead may get lost in, breaks one expression after the other and runs the tests that
reach it. A change that makes no test fail is a survivor. \`pnpm mutation gateway\` tries a single room, and \`--list\` names
every survivor. The whole takes about a quarter of an hour, so that it is no part of \`pnpm test\`.

The command fails when a room notices less than ${bar} %, when a survivor has no reason, or when a reason has no survivor any
more. Before giving a reason write the test, or take out the code that nobody misses.
`;

/** The document for readers. */
export function report(scores: readonly RoomScore[], reasons: readonly Reason[]): string {
  const table = scores.map(
    (score) => `| ${score.room.name} | ${score.tried} | ${score.killed} | ${percent(score)} % |`,
  );
  const figures = `| Room | Changes | Noticed | Share |\n|---|---|---|---|\n${table.join('\n')}\n`;
  return [introduction, figures, '## What is left, and why\n', ...reasons.map(chapter)].join('\n');
}

function chapter({ kind, why, survivors }: Reason): string {
  const changes = Object.entries(survivors).flatMap(([file, changesOfIt]) =>
    changesOfIt.map((change) => `- ${path.basename(file)}: ${code(change)}`),
  );
  return `### ${kind}\n\n${why}\n\n${changes.join('\n')}\n`;
}

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
