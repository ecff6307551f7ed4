import { loadEngine } from './submissions.ts';

/** Fetches the engine as soon as a form gets the focus, so that it is there when it is needed, even offline. */
export function warmUp(): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('form[data-netlify]') === null) return;
    removeEventListener('focusin', begin);
    loadEngine().catch(() => {});
  };
  addEventListener('focusin', begin);
  return () => removeEventListener('focusin', begin);
}
