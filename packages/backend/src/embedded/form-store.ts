import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

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
  /** What the database says, in words for the visitor where `retryAfter` is there. */
  readonly reason: string;

  constructor(formName: string, status: number, reason: string, retryAfter?: number) {
    super(`The form ${formName} could not be stored: ${reason}`);
    this.name = 'FormNotStoredError';
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * Stores a form as the static host's form handling would. It takes the same way as every other row, through the
 * API with the secret key, so that constraints and limits hold here too. A form that is already there under its
 * id was sent twice: nothing to do.
 */
export function createFormStore(api: Api, secretKey: string): StoreFormSubmission {
  return async ({ form_name, fields, submission_id, spam, peerAddress }) => {
    const request = new Request('http://localhost/rest/v1/form_submissions', {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        // Whose words these are: for the rate limit and for what a visitor cannot claim.
        'x-visitor-address': peerAddress ?? '',
      },
      body: JSON.stringify({ id: submission_id ?? randomUUID(), form_name, fields, spam }),
    });
    const response = await api.fetch(request, peerAddress ?? null);
    if (response.ok) return;
    const error = (await response.json()) as { code?: string; message?: string };
    if (error.code === '23505') return;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    const reason = error.message ?? String(response.status);
    throw new FormNotStoredError(form_name, response.status, reason, retryAfter);
  };
}
