import { limits } from './limits.ts';

/**
 * Something before the @, at least one dot after it, no spaces. Deliberately no stricter: only a message that
 * arrives proves an address, and a rule that refuses a rare but real address costs a lead. The database
 * checks the same shape.
 */
const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function isEmail(value: string): boolean {
  return value.length <= limits.email && shape.test(value);
}

export const emailAdvice = {
  missing: 'Enter your e-mail address',
  malformed: 'Enter an e-mail address in the form name@company.com',
} as const;
