import { leadFormOf } from './lead-form-of.ts';
import { loadEngine } from './submissions.ts';

/** Fetches the engine when a form gets the focus, so that sending works even offline. */
export function warmUp(): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (leadFormOf(target) === null) return;
    removeEventListener('focusin', begin);
    loadEngine().catch(() => {});
  };
  addEventListener('focusin', begin);
  return () => removeEventListener('focusin', begin);
}
