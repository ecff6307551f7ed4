import { botField } from '@laliaflia/leads';

/**
 * The form of a lead in which something happens. Known by its bot field, since the static host takes its own attributes out of
 * the pages that it publishes.
 */
export function leadFormOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof HTMLElement ? target.closest('form') : null;
  return form?.querySelector(`[name="${botField}"]`) ? form : null;
}
