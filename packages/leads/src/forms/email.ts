import type { Field } from './form.ts';

export const longestEmail = 254;

export const emailField = {
  kind: 'email',
  limit: longestEmail,
  required: true,
  autoComplete: 'email',
} as const satisfies Field;

/**
 * Something before the @, at least one dot after it, no spaces. Deliberately no stricter: only a message that
 * arrives proves an address, and a rule that refuses a rare but real address costs a lead. The database
 * checks the same shape.
 */
const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(value: string): boolean {
  return value.length <= longestEmail && shape.test(value);
}
