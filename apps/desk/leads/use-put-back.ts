import { useToast } from '@laliaflia/ui';
import { undoing as words } from '../content/keeping.ts';
import { putBack, type Removed } from '../data/leads.ts';
import { failureText } from './failure.ts';

/** As long as the database holds what was removed, in milliseconds. */
const held = 10_000;

/**
 * Offers to bring back what was removed. It stays removed where nobody takes the offer, whether the page is still open or not.
 *
 * @param onChanged The database has it again.
 */
export function usePutBack(table: Parameters<typeof putBack>[0], onChanged: () => void) {
  const toast = useToast();

  async function undo(removed: Removed): Promise<void> {
    try {
      const outcome = await putBack(table, removed);
      if (outcome !== 'done') toast({ text: words[outcome], tone: 'info' });
    } catch (error) {
      toast({ text: failureText(error, words.failed), tone: 'error' });
    }
    onChanged();
  }

  return (removed: Removed, text: string): void =>
    toast({ text, duration: held, action: { label: words.undo, onAction: () => void undo(removed) } });
}
