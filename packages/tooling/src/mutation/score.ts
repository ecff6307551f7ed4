import path from 'node:path';
import { bar, type Room } from './rooms.ts';

/** One change on trial, as Stryker reports it. */
export interface Mutant {
  file: string;
  /** The line of source that it is in, without the blanks around it. */
  line: string;
  /** What stands there on trial. */
  replacement: string;
  status: string;
}

export interface RoomScore {
  room: Room;
  /** Changes that a test noticed, by a failure or by never coming to an end. */
  killed: number;
  /** Changes that could be tried. */
  tried: number;
  survivors: readonly Mutant[];
}

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

export function scoreOf(room: Room, mutants: readonly Mutant[]): RoomScore {
  const own = mutants.filter(({ file }) => file.startsWith(`${room.folder}/`));
  const killed = own.filter(({ status }) => noticed.includes(status)).length;
  const survivors = own.filter(({ status }) => missed.includes(status));
  return { room, killed, tried: killed + survivors.length, survivors };
}

/** By what stands there and not by its line number, which moves. */
export function placeOf({ file, line }: Mutant): string {
  return `${file}: ${line}`;
}

export const percent = ({ killed, tried }: RoomScore): number =>
  tried === 0 ? 0 : Math.floor((100 * killed) / tried);

/** What is wrong with a run: a room below the bar, or reasons for changes that do not survive any more. */
export function complaints(
  scores: readonly RoomScore[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const places = new Set(scores.flatMap(({ survivors }) => survivors.map(placeOf)));
  return [
    ...scores
      .filter((score) => percent(score) < bar)
      .map((score) => `${score.room.name}: ${percent(score)} % are noticed, and ${bar} % have to be.`),
    ...[...places]
      .filter((place) => reasons[place] === undefined)
      .map((place) => `Nobody notices, and nobody has said why (reasons.ts): ${place}`),
    ...Object.keys(reasons)
      .filter((place) => !places.has(place))
      .map((place) => `Has a reason in reasons.ts, but does not survive: ${place}`),
  ];
}

const introduction = `<!-- Written by pnpm mutation. The reasons are in packages/tooling/src/mutation/reasons.ts. -->

# What the tests do not notice

\`pnpm mutation\` breaks one expression after the other and runs the tests that reach it. A change that no test notices is listed here, with the reason why it stands. In each room at least ${bar} % are noticed.
`;

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The document for readers. */
export function report(scores: readonly RoomScore[], reasons: Readonly<Record<string, string>>): string {
  const table = scores.map(
    (score) => `| ${score.room.name} | ${score.tried} | ${score.killed} | ${percent(score)} % |`,
  );
  const lists = scores
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ room, survivors }) => {
      const places = [...Map.groupBy(survivors, placeOf).entries()].sort(([a], [b]) => a.localeCompare(b));
      const rows = places.map(([place, mutants]) => row(mutants, reasons[place] ?? ''));
      return `\n## ${room.name}\n\n| File | Line | Goes unnoticed as | Why it stands |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    });
  return `${introduction}\n| Room | Tried | Noticed | Share |\n|---|---|---|---|\n${table.join('\n')}\n${lists.join('')}`;
}

/** The changes of one line. */
function row(mutants: readonly Mutant[], reason: string): string {
  const { file = '', line = '' } = mutants[0] ?? {};
  const changes = new Set(mutants.map(({ replacement }) => code(replacement.replace(/\s+/g, ' '))));
  const cells = [code(path.basename(file)), code(line), [...changes].join(', '), reason];
  return `| ${cells.map(cell).join(' | ')} |`;
}
