import { randomUUID } from 'node:crypto';
import { readWait } from '@laliaflia/leads';
import type { PostgrestError } from '@supabase/supabase-js';
import type { Client } from '../owner-client.ts';

export type StoredForm = {
  form_name: string;
  fields: Record<string, string>;
  submission_id?: string;
  spam: boolean;
  peerAddress?: string;
};

export type StoreFormSubmission = (form: StoredForm) => Promise<void>;

/** Thrown when the database refuses a form; `status` is what the host should answer. */
export class FormNotStoredError extends Error {
  readonly status: number;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter: number | undefined;
  /** What the database says; in words for the visitor where a limit refuses. */
  readonly reason: string;

  constructor(formName: string, status: number, reason: string, retryAfter?: number) {
    super(`The form ${formName} could not be stored: ${reason}`);
    this.name = 'FormNotStoredError';
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Seconds that the database asks to wait. */
export function retryAfterOf(
  status: number,
  error: Pick<PostgrestError, 'message' | 'details'>,
): number | undefined {
  const waitingHelps = status === 429 || status === 503;
  return waitingHelps ? Math.ceil(readWait({ status, ...error }, Date.now()) / 1000) : undefined;
}

/**
 * Stores a form as the static host's form handling would. It takes the same way as every other row, through the
 * API with the secret key, so that constraints and limits hold here too. A form that is already there under its
 * id was sent twice: nothing to do.
 */
export function createFormStore(owner: Client): StoreFormSubmission {
  return async ({ form_name, fields, submission_id, spam, peerAddress }) => {
    const { error, status } = await owner
      .from('form_submissions')
      .insert({ id: submission_id ?? randomUUID(), form_name, fields, spam })
      // Whose words these are: for the rate limit and for what a visitor cannot claim.
      .setHeader('x-visitor-address', peerAddress ?? '')
      .retry(false);
    if (error === null || error.code === '23505') return;
    if (status === 0) throw new Error(`The form ${form_name} could not be stored: ${error.message}`);
    throw new FormNotStoredError(
      form_name,
      status,
      error.message || String(status),
      retryAfterOf(status, error),
    );
  };
}
