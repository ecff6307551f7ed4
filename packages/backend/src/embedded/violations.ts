import type { Client } from '../owner-client.ts';

/** A violation of the content security policy: the path of the page, the directive, and the origin of what was blocked. */
export type Violation = { page: string; directive: string; blocked: string };

export type CountViolation = (violation: Violation) => Promise<void>;

export function createViolationCount(owner: Client): CountViolation {
  return async (violation) => {
    const { error } = await owner.rpc('count_violation', violation);
    if (error) throw new Error(`A violation could not be counted: ${error.message}`);
  };
}
