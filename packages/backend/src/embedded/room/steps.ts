import { OwnerError } from '../owner-error.ts';

const megabyte = 1024 * 1024;

/** What comes in, by how much it matters. */
export type Weight = 'page view' | 'chat' | 'lead';

/**
 * With less room on the disk than this nothing of the kind is stored any more, in bytes; the least important goes first. At
 * the last step PostgreSQL must still be able to make the next segment of its log, 16 MB: an engine that cannot hangs.
 * Beside it stay 8 MB, so that the owner can read, erase and back up, and for what was let in at the same moment.
 */
const least: Readonly<Record<Weight, number>> = {
  'page view': 64 * megabyte,
  chat: 40 * megabyte,
  lead: 24 * megabyte,
};

const steps: readonly Weight[] = ['page view', 'chat', 'lead'];

/**
 * The log for programs ends before that, so that it does not take from this room: it may hold 10 MB (watching/journal.ts).
 */
export const leastForJournal = least.lead;

/** What an empty database needs: the tables of PostgreSQL itself, and the first segment of its log. */
const newDatabase = 38 * megabyte;

/** What is refused is taken again with so much more than the least, so that it does not change with every row. */
const margin = megabyte;

/** Each byte of a request is written into the table, into the log, and into an index or a copy of its page. */
const writtenPerByte = 3;

/** How many of the steps are refused with so much room: 0 is none, 3 is everything. */
export function stepFor(room: number, before = 0): number {
  return steps.filter((weight, step) => room < least[weight] + (step < before ? margin : 0)).length;
}

/** @param underWay Bytes of the requests that were let in and are not answered. */
export function isRefused(weight: Weight, step: number, room: number, underWay: number): boolean {
  return steps.indexOf(weight) < step || room - underWay * writtenPerByte < least[weight];
}

/** One sentence for the log and the terminal. */
export function sentenceFor(step: number, room: number): string {
  const weight = steps[step - 1];
  if (weight === undefined)
    return `There is room on the disk again (${inMegabytes(room)} MB): everything is stored.`;
  const refused = ['page views', 'page views and chats', 'page views, chats and leads'][step - 1];
  return (
    `The disk has ${inMegabytes(room)} MB of room: ${refused} are not stored until there are ` +
    `${inMegabytes(least[weight] + margin)} MB. ${missing(room, least['page view'] + margin)} for everything.`
  );
}

/** A backup must not be the reason that a visitor is refused. */
export function tooLittleForBackup(room: number): boolean {
  return room < least['page view'] + margin;
}

/** @param bytes What it is about to write; 0 where it is being written. */
export function sentenceForBackup(room: number, bytes = 0): string {
  const wanted = bytes > 0 ? `a backup of about ${Math.ceil(bytes / megabyte)} MB` : 'the rest of a backup';
  return (
    `the disk has ${inMegabytes(room)} MB of room, which is too little for ${wanted}, because ` +
    `${inMegabytes(least['page view'] + margin)} MB are kept for what visitors send. Make room, or give a folder on another ` +
    'disk with BACKUP_DIR.'
  );
}

/** @throws Where the database cannot be opened with so much room. */
export function requireRoom(room: number, dataDir: string, isNew: boolean): void {
  const needed = least.lead + (isNew ? newDatabase : 0);
  if (room >= needed) return;
  throw new OwnerError(
    `The disk of the data folder ${dataDir} has ${inMegabytes(room)} MB of room: ${missing(room, needed)} to start. Make ` +
      'room, or give a folder on another disk with DATA_DIR.',
  );
}

function missing(room: number, needed: number): string {
  return `${Math.ceil((needed - room) / megabyte)} MB are missing`;
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / megabyte);
}
