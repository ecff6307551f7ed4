import { leadFormOf } from './lead-form-of.ts';
import { loadEngine } from './submissions.ts';

/** Fetches the engine when a form gets the focus, so that sending works even offline. */
export function warmUp(): () => void {
  const begin = ({ target }: { target: EventTarget | null }) => {
    if (leadFormOf(target) === null) return;
    removeEventListener('focusin', begin);
    loadEngine().catch(() => {});
  };
  addEventListener('focusin', begin);
  // Often it is the focus that has made the scripts run.
  begin({ target: document.activeElement });
  return () => removeEventListener('focusin', begin);
}
