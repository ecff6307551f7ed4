import { AlertIcon, CheckIcon, CloseIcon } from '@laliaflia/ui/icons';
import type { ReactNode } from 'react';
import { states } from '../content/words.ts';
import type { LeadState } from '../data/types.ts';

const dot = [
  'lali:size-2',
  'lali:rounded-full',
  'lali:forced-colors:border-[CanvasText]',
  'lali:forced-colors:forced-color-adjust-none',
].join(' ');

/** Each a small sign before its word: the one that still needs somebody is the loudest. */
const signs: Record<LeadState, ReactNode> = {
  new: (
    <span aria-hidden="true" className={`${dot} lali:bg-accent-text lali:forced-colors:bg-[CanvasText]`} />
  ),
  answered: <span aria-hidden="true" className={`${dot} lali:border-2 lali:border-current`} />,
  won: <CheckIcon size={14} strokeWidth={3} className="lali:text-secondary-text" />,
  lost: <CloseIcon size={14} strokeWidth={2.5} />,
  spam: <AlertIcon size={14} />,
};

const line = [
  'lali:inline-flex',
  'lali:min-h-5.5',
  'lali:items-center',
  'lali:gap-1.5',
  'lali:font-semibold',
  'lali:text-[0.875rem]',
  'lali:leading-tight',
].join(' ');

/** What is over without success stands back. */
const isOver = (state: LeadState) => state === 'lost' || state === 'spam';

/** How a lead stands. */
export function StateBadge({ state, className = '' }: { state: LeadState; className?: string }) {
  return (
    <span className={`${line} ${isOver(state) ? 'lali:text-text-soft' : ''} ${className}`}>
      {signs[state]}
      {states[state]}
    </span>
  );
}
