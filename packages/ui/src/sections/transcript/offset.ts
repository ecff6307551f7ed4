import type { ReactNode } from 'react';

export type TranscriptBlock =
  | {
      kind: 'passage';
      /** Seconds from the start of the recording, later than the passage before. */
      at: number;
      /** Who speaks, where that changes. */
      speaker?: string;
      paragraphs: readonly string[];
    }
  /** A pull quote: a sentence of the speech in its place and nowhere else, in large type. */
  | { kind: 'pulled'; text: string };

export interface TranscriptChapter {
  /** Address of the heading: `#the-lichen`. */
  id: string;
  title: string;
  /** Below its title, as wide as the text: what the chapter tells of. Decoration. Default none. */
  drawing?: ReactNode;
  blocks: readonly TranscriptBlock[];
}

/** '0:00', '2:14', '1:02:05': from the start, as players show it. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** When the first passage of a chapter begins. */
export function startOf({ blocks }: TranscriptChapter): number | undefined {
  return blocks.find((block) => block.kind === 'passage')?.at;
}

/** Time runs forward, and no two passages share an address. */
export function requireOrder(chapters: readonly TranscriptChapter[]): void {
  let before = -1;
  for (const { title, blocks } of chapters)
    for (const block of blocks) {
      if (block.kind !== 'passage') continue;
      if (!(block.at > before)) {
        throw new Error(
          `Transcript: a passage of "${title}" begins at ${block.at} s, but the one before it at ${before} s. Give each passage its own time from the start of the recording, in seconds, later than the one before.`,
        );
      }
      before = block.at;
    }
}
