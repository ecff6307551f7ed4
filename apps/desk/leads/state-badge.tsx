import { Badge } from '@laliaflia/ui';
import { states } from '../content/words.ts';
import type { LeadState } from '../data/types.ts';
import { tones } from './address.ts';

/** What is over without success is drawn as a line only. */
const outlined = 'lali:border-current! lali:bg-transparent!';

/** How a lead stands. */
export function StateBadge({ state, className = '' }: { state: LeadState; className?: string }) {
  const isOver = state === 'lost' || state === 'spam';
  return (
    <Badge tone={tones[state]} className={`${isOver ? outlined : ''} ${className}`}>
      {states[state]}
    </Badge>
  );
}
