import { usableSeconds } from '@laliaflia/leads';
import { leadFormOf } from './lead-form-of.ts';

/** When the visitor began with a form, by its name, in milliseconds since the page began. */
const begun = new Map<string, number>();

/** Notes when a form first gets the focus. @returns A function that ends this. */
export function watchFilling(): () => void {
  const begin = ({ target }: { target: EventTarget | null }) => {
    const name = leadFormOf(target)?.getAttribute('name');
    if (name && !begun.has(name)) begun.set(name, performance.now());
  };
  addEventListener('focusin', begin);
  begin({ target: document.activeElement });
  return () => removeEventListener('focusin', begin);
}

/** Whole seconds since the visitor began with the form; undefined if nobody has noticed that. */
export function secondsOf(form: string): number | undefined {
  const since = begun.get(form);
  return since === undefined ? undefined : usableSeconds(Math.round((performance.now() - since) / 1000));
}

/** The form has arrived; the next one begins anew. */
export function forgetFilling(form: string): void {
  begun.delete(form);
}
