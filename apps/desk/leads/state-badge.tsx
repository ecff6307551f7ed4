import { Badge } from '@laliaflia/ui';
import { AlertIcon, CloseIcon } from '@laliaflia/ui/icons';
import type { ReactNode } from 'react';
import { states } from '../content/words.ts';
import type { LeadState } from '../data/types.ts';

/** Without success it is over, and a word says so; what is new has the mark of the list. */
const signs: Partial<Record<LeadState, ReactNode>> = {
  new: (
    <span
      aria-hidden="true"
      className="lali:size-2 lali:rounded-full lali:bg-accent-text lali:forced-colors:bg-[CanvasText] lali:forced-colors:forced-color-adjust-none"
    />
  ),
  lost: <CloseIcon size={14} strokeWidth={2.5} />,
  spam: <AlertIcon size={14} />,
};

const plain = [
  'lali:inline-flex',
  'lali:min-h-5.5',
  'lali:items-center',
  'lali:gap-1.5',
  'lali:font-semibold',
  'lali:text-[0.8125rem]',
  'lali:leading-tight',
].join(' ');

const pill = [
  'lali:min-h-5.5!',
  'lali:gap-1!',
  'lali:rounded-full!',
  'lali:px-2!',
  'lali:py-0!',
  'lali:text-[0.8125rem]!',
].join(' ');

/** How a lead stands. Only what is won is filled with colour. */
export function StateBadge({ state, className = '' }: { state: LeadState; className?: string }) {
  const sign = signs[state];
  if (sign)
    return (
      <span className={`${plain} ${state === 'new' ? '' : 'lali:text-text-soft'} ${className}`}>
        {sign}
        {states[state]}
      </span>
    );
  return (
    <Badge tone={state === 'won' ? 'success' : 'neutral'} className={`${pill} ${className}`}>
      {states[state]}
    </Badge>
  );
}
