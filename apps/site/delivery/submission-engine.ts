import type { Outcome, Submission, SubmissionKind, Submissions } from '@laliaflia/leads';
import { messages } from '@laliaflia/leads';
import { browserSubmissions } from '@laliaflia/leads/submission';
import { runtimeConfig } from '../browser/runtime.ts';
import { tracking } from '../browser/tracking.ts';

export { newsletterText, textAfter } from './setback-text.ts';

const failures: Record<SubmissionKind, string> = {
  contact: 'The inquiry could not be sent',
  newsletter: messages.newsletter.failed,
  'chat-message': 'The chat message could not be saved',
  'workshop-booking': messages.booking.failed,
  webinar: messages.webinar.failed,
  'assessment-report': 'The answers could not be sent',
};

/** Starts the one engine of this visit. `remember` is told whether there is anything to go on with after a reload. */
export function startSubmissions(remember: (something: boolean) => void): Submissions {
  const { api: url, key } = runtimeConfig();
  const submissions = browserSubmissions({ url, key }, { report, remember });
  void submissions.resume();
  addEventListener('beforeunload', (event) => {
    // Only here would leaving the page lose something.
    if (submissions.view().waiting.some(({ kept }) => !kept)) event.preventDefault();
  });
  return submissions;
}

function report({ kind, page, bot }: Submission, outcome: Outcome): void {
  if (outcome.kind === 'stored' && outcome.doubtful) {
    console.info('The form handling took it without saying that it is stored. It goes out once more.');
  } else if (outcome.kind === 'stored') {
    if (kind === 'contact' && !bot) countSubmission(page);
  } else if (outcome.kind !== 'duplicate') {
    console.error(failures[kind], `(${outcome.reason})`);
  }
}

/** The lead is safe by now; whatever goes wrong here is no business of the visitor. */
function countSubmission(page: string): void {
  try {
    tracking().formSubmit('contact', page);
  } catch (error) {
    console.error(messages.analytics.failed, error);
  }
}
