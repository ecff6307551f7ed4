import type { IncomingMessage, ServerResponse } from 'node:http';
import { FormNotStoredError } from '@laliaflia/backend/embedded';
import { formReceipt, type RefusalWords } from '@laliaflia/leads';
import { FormRefusal, readSubmission, type StoreForm } from './forms.ts';
import { type Refusal, sendRefusal } from './refusal.ts';
import { redirect } from './responses.ts';

/**
 * Stores a posted form. A browser that navigates is sent on to the form's action, so that a reload does not send the
 * form again; a script is answered with the page itself, which is left to the caller (`page`). An unknown form is `missing`.
 */
export function createFormHandler(storeFormSubmission: StoreForm, words: RefusalWords) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    action: string,
  ): Promise<'answered' | 'page' | 'missing'> => {
    try {
      const form = await readSubmission(request);
      await storeFormSubmission(form);
      if (form.submission_id !== undefined) response.setHeader(formReceipt, form.submission_id);
    } catch (error) {
      request.resume();
      if (error instanceof FormRefusal && error.status === 404) return 'missing';
      if (request.destroyed && !request.complete) return 'answered'; // Nobody is there to be answered.
      sendRefusal(request, response, explain(error, words), words.back);
      return 'answered';
    }
    if (request.headers['sec-fetch-mode'] !== 'navigate') return 'page';
    redirect(response, 303, action);
    return 'answered';
  };
}

function explain(error: unknown, words: RefusalWords): Refusal {
  if (error instanceof FormRefusal) {
    return { status: error.status, title: words.title, text: error.say(words) };
  }
  if (error instanceof FormNotStoredError && error.status === 429) {
    const { status, reason, retryAfter } = error;
    return { status, ...words.limited, text: reason, retryAfter };
  }
  console.error('A form was not stored:', error);
  return { status: error instanceof FormNotStoredError ? error.status : 500, ...words.notStored };
}
