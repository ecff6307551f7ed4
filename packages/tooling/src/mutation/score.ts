import type { Reason } from './reasons.ts';
import { bar, type Room } from './rooms.ts';

/** One change on trial, as Stryker reports it. */
export interface Mutant {
  file: string;
  /** The line as it stands on trial: see `onTrial`. */
  line: string;
  status: string;
}

interface Place {
  line: number;
  column: number;
}

/** The line, or the several lines in one, with the replacement in its place. Counted from 1. */
export function onTrial(source: string, from: Place, to: Place, replacement: string): string {
  const lines = source.split('\n');
  const before = lines[from.line - 1]?.slice(0, from.column - 1) ?? '';
  const after = lines[to.line - 1]?.slice(to.column - 1) ?? '';
  return (before + replacement + after).replace(/\s+/g, ' ').trim();
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

/** What is wrong with a run: a room below the bar, a survivor without a reason, a reason without a survivor. */
export function complaints(scores: readonly RoomScore[], reasons: readonly Reason[]): string[] {
  const survivors = new Set(scores.flatMap((score) => score.survivors.map(named)));
  // Only of the rooms that were on trial.
  const excused = new Set(
    reasons.flatMap(placesOf).flatMap((place) => {
      return scores.some(({ room }) => isIn(room, place.file)) ? [named(place)] : [];
    }),
  );
  return [
    ...scores
      .filter((score) => percent(score) < bar)
      .map((score) => `${score.room.name}: ${percent(score)} % are noticed, and ${bar} % have to be.`),
    ...[...survivors.difference(excused)].map(
      (place) => `Nobody notices, and nobody has said why (reasons.ts): ${place}`,
    ),
    ...[...excused.difference(survivors)].map(
      (place) => `Has a reason in reasons.ts, but does not survive: ${place}`,
    ),
  ];
}

type Line = Pick<Mutant, 'file' | 'line'>;

function placesOf({ survivors }: Reason): Line[] {
  return Object.entries(survivors).flatMap(([file, lines]) => lines.map((line) => ({ file, line })));
}

function named({ file, line }: Line): string {
  return `${file}: ${line}`;
}
