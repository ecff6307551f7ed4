import { useToast } from '@laliaflia/ui';
import { states, lead as words } from '../content/words.ts';
import { changeState } from '../data/leads.ts';
import type { LeadState } from '../data/types.ts';
import { failureText } from './failure.ts';

/**
 * Changes a state, tells it, and takes it back when asked to.
 *
 * @param onState What is to be shown: the new state at once, and another where the database has one.
 * @param onStored The database has it.
 * @param onFailed It has not; perhaps because the lead is gone.
 */
export function useChangeState(
  onState: (id: string, state: LeadState) => void,
  onStored: () => void,
  onFailed: () => void,
) {
  const toast = useToast();

  async function change(id: string, from: LeadState, to: LeadState, isUndo = false): Promise<void> {
    if (from === to) return;
    onState(id, to);
    try {
      const other = await changeState(id, from, to);
      onStored();
      if (other) onState(id, other);
      if (other) toast({ text: words.conflict(states[other]), tone: 'info' });
      else if (!isUndo)
        toast({
          text: words.set(states[to]),
          action: { label: words.undo, onAction: () => void change(id, to, from, true) },
        });
    } catch (error) {
      onState(id, from);
      toast({ text: failureText(error, words.notSet), tone: 'error' });
      onFailed();
    }
  }

  return change;
}
