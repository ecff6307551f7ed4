import type { IncomingMessage, ServerResponse } from 'node:http';
import { FormRefusal, readSubmission, type StoreForm } from './forms.ts';
import { redirect, sendText } from './responses.ts';

const notStored =
  'Your message could not be stored. Please go back, where your words are still there, and send it again.';

/**
 * Stores a posted form. A browser that navigates is sent on to the form's action, so that a reload does not send the
 * form again; a script is answered with the page itself, which is left to the caller (`page`). An unknown form is `missing`.
 */
export function createFormHandler(storeFormSubmission: StoreForm) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    action: string,
  ): Promise<'answered' | 'page' | 'missing'> => {
    try {
      await storeFormSubmission(await readSubmission(request));
    } catch (error) {
      request.resume();
      if (error instanceof FormRefusal) {
        if (error.status === 404) return 'missing';
        sendText(response, error.status, error.message);
      } else {
        console.error('A form was not stored:', error);
        sendText(response, statusOf(error), notStored);
      }
      return 'answered';
    }
    if (request.headers['sec-fetch-mode'] !== 'navigate') return 'page';
    redirect(response, 303, action);
    return 'answered';
  };
}

/** A refusal of the database carries its status (429 for too many); everything else is our own failure. */
function statusOf(error: unknown): number {
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
