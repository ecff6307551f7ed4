import type { IncomingMessage, ServerResponse } from 'node:http';
import { FormNotStoredError } from '@laliaflia/backend/embedded';
import { readProxies } from '@laliaflia/backend/visitor-address';
import { formReceipt } from '@laliaflia/leads';
import { sendFormAgain } from './form-again.ts';
import { FormRefusal, readSubmission, type StoreForm } from './forms.ts';
import { type Refusal, sendRefusal } from './refusal.ts';
import { redirect } from './responses.ts';
import type { HostWords } from './words.ts';

/**
 * Stores a posted form. A browser that navigates is sent on to the form's action, so that a reload does not send the
 * form again; a script is answered with the page itself, which is left to the caller (`page`). An unknown form is `missing`.
 */
export function createFormHandler(storeFormSubmission: StoreForm, words: HostWords, proxies = readProxies()) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    action: string,
  ): Promise<'answered' | 'page' | 'missing'> => {
    try {
      const form = await readSubmission(request, proxies);
      await storeFormSubmission(form);
      if (form.submission_id !== undefined) response.setHeader(formReceipt, form.submission_id);
    } catch (error) {
      request.resume();
      if (error instanceof FormRefusal && error.status === 404) return 'missing';
      if (request.destroyed && !request.complete) return 'answered'; // Nobody is there to be answered.
      if (error instanceof FormRefusal && error.reason.kind === 'wrong fields') {
        sendFormAgain(request, response, error.reason, words);
      } else sendRefusal(request, response, explain(error, words), words);
      return 'answered';
    }
    if (request.headers['sec-fetch-mode'] !== 'navigate') return 'page';
    redirect(response, 303, action);
    return 'answered';
  };
}

function explain(error: unknown, { refusals, waitText }: HostWords): Refusal {
  if (error instanceof FormRefusal) {
    return { status: error.status, title: refusals.title, text: error.say(refusals) };
  }
  if (error instanceof FormNotStoredError && error.status === 429) {
    const { status, retryAfter = 0 } = error;
    const { title, text } = refusals.limited;
    return { status, title, text: text(waitText(retryAfter * 1000)), retryAfter };
  }
  const { status, retryAfter } =
    error instanceof FormNotStoredError ? error : { status: 500, retryAfter: undefined };
  // That the database is away, or the disk full, has been said once for all forms.
  if (status !== 503) console.error('A form was not stored:', error);
  return { status, ...refusals.notStored, retryAfter };
}
