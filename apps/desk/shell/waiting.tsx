import type { ReactNode } from 'react';
import { useLate } from './use-late.ts';

/** Each line of text in it is a bar. */
const bars = [
  'lali:[&_bdi]:bg-[linear-gradient(transparent_28%,var(--lali-color-line)_28%_72%,transparent_72%)]',
  'lali:[&_bdi]:bg-[length:100%_1lh]',
].join(' ');

interface WaitingProps {
  /** What is heard, and that once. Nothing where another part of the screen says it. */
  says?: string;
  className?: string;
  /** The outline of what will stand here: Bars, and what has lines of its own. */
  children: ReactNode;
}

/** Keeps the room of what is being read. It is seen and heard only once that takes longer than a moment. */
export function Waiting({ says, className = '', children }: WaitingProps) {
  const isLate = useLate(true);
  return (
    <>
      {says !== undefined && (
        // Not in what is busy: it would not be heard before that is ready.
        <p role="status" className="lali:sr-only">
          {isLate && says}
        </p>
      )}
      <div aria-busy="true">
        <div aria-hidden="true" inert className={`${bars} ${isLate ? '' : 'lali:invisible'} ${className}`}>
          {children}
        </div>
      </div>
    </>
  );
}

/** As many characters, of which none is seen or heard. */
export const blank = (length: number): string => '\u00a0'.repeat(length);

/** A line of text, as high as its type makes it. Width: a class. Default: all there is. */
export function Bar({ className = '' }: { className?: string }) {
  return <bdi className={`lali:block lali:max-w-full ${className}`}>{blank(1)}</bdi>;
}
