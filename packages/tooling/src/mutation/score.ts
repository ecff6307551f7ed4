import type { Reason } from './reasons.ts';
import { bar, type Room } from './rooms.ts';

/** One change on trial, as Stryker reports it. */
export interface Mutant {
  file: string;
  /** As `changeIn` tells it. */
  change: string;
  status: string;
}

interface Place {
  line: number;
  column: number;
}

/** So much of a longer text is enough to know it by. */
const longest = 80;

/** A change, within the line that it is in: `if («kind === 'changed' → false») {`. Places count from 1. */
export function changeIn(source: string, from: Place, to: Place, replacement: string): string {
  const lines = source.split('\n');
  const [first = '', last = ''] = [lines[from.line - 1], lines[to.line - 1]];
  const middle = lines.slice(from.line - 1, to.line).join('\n');
  const old = middle.slice(from.column - 1, middle.length - (last.length - (to.column - 1)));
  const change = `«${shorten(old)} → ${shorten(replacement)}»`;
  return oneLine(first.slice(0, from.column - 1) + change + last.slice(to.column - 1));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function shorten(text: string): string {
  const line = oneLine(text);
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
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

const isIn = (room: Room, file: string) => file.startsWith(`${room.folder}/`);

export function scoreOf(room: Room, mutants: readonly Mutant[]): RoomScore {
  const own = mutants.filter(({ file }) => isIn(room, file));
  const killed = own.filter(({ status }) => noticed.includes(status)).length;
  const survivors = own.filter(({ status }) => missed.includes(status));
  return { room, killed, tried: killed + survivors.length, survivors };
}

export const percent = ({ killed, tried }: Pick<RoomScore, 'killed' | 'tried'>): number =>
  tried === 0 ? 0 : Math.floor((100 * killed) / tried);

/**
 * What is wrong with a run: a room below the bar, a survivor without a reason, a reason without a survivor. Reasons of
 * rooms that were left out are not judged.
 */
export function complaints(
  scores: readonly RoomScore[],
  reasons: readonly Reason[],
  leftOut: readonly Room[] = [],
): string[] {
  const survivors = new Set(scores.flatMap((score) => namesOf(score.survivors)));
  const judged = reasons.flatMap(placesOf).filter(({ file }) => !leftOut.some((room) => isIn(room, file)));
  const excused = new Set(namesOf(judged));
  return [
    ...scores
      .filter((score) => percent(score) < bar)
      .map((score) => `${score.room.name}: ${percent(score)} % are noticed, and ${bar} % have to be.`),
    ...[...survivors]
      .filter((place) => !excused.has(place))
      .map((place) => `Nobody notices, and nobody has said why (reasons.ts): ${place}`),
    ...[...excused]
      .filter((place) => !survivors.has(place))
      .map((place) => `Has a reason in reasons.ts, but does not survive: ${place}`),
  ];
}

type Change = Pick<Mutant, 'file' | 'change'>;

function placesOf({ survivors }: Reason): Change[] {
  return Object.entries(survivors).flatMap(([file, changes]) => changes.map((change) => ({ file, change })));
}

/** Without line numbers, which move. What happens to several lines alike is counted. */
function namesOf(changes: readonly Change[]): string[] {
  const groups = Map.groupBy(changes, ({ file, change }) => `${file}: ${change}`);
  return [...groups].flatMap(([name, alike]) => alike.map((_, i) => (i === 0 ? name : `${name} (${i + 1})`)));
}
