import {
  logged,
  type Outcome,
  type Submission,
  type SubmissionKind,
  type Submissions,
} from '@laliaflia/leads';
import { browserSubmissions } from '@laliaflia/leads/submission';
import { runtimeConfig } from '../browser/runtime.ts';
import { track } from '../browser/tracking.ts';
import { messages } from '../content/messages.ts';
import { adviceAfter } from './advice.ts';
import type { Failure } from './delivery-state.ts';

export interface Engine {
  submissions: Submissions;
  /** What happens next after a failed attempt, if anything. */
  adviceAfter(failure: Failure, id: string): string | undefined;
}

const failures: Record<SubmissionKind, string> = {
  contact: 'The inquiry could not be sent',
  newsletter: messages.newsletter.failed,
  'chat-message': 'The chat message could not be saved',
  'workshop-booking': messages.booking.failed,
  webinar: messages.webinar.failed,
  'assessment-report': 'The answers could not be sent',
};

/** Starts the one engine of this visit. It tells `remember` whether something is left to send after a reload. */
export function startEngine(remember: (something: boolean) => void): Engine {
  const { api: url, key } = runtimeConfig();
  const submissions = browserSubmissions({ url, key }, { report, remember });
  void submissions.resume();
  addEventListener('beforeunload', (event) => {
    // Only in this case would leaving the page lose something.
    if (submissions.view().waiting.some(({ kept }) => !kept)) event.preventDefault();
  });
  return {
    submissions,
    adviceAfter: (failure, id) => adviceAfter(failure, id, submissions.view()),
  };
}

function report({ kind, page, bot }: Submission, outcome: Outcome): void {
  if (outcome.kind === 'stored' && outcome.doubtful) {
    console.info('The form handling took it without saying that it is stored. It goes out once more.');
  } else if (outcome.kind === 'stored') {
    if (kind !== 'chat-message' && !bot) countSubmission(kind, page);
  } else if (outcome.kind !== 'duplicate') {
    console.error(failures[kind], `(${outcome.reason})`);
  }
}

/** The lead is stored by now, so an error here must not reach the visitor. */
function countSubmission(kind: SubmissionKind, page: string): void {
  try {
    track(`form_submit_${kind}`, page);
  } catch (error) {
    console.error(logged.analyticsFailed, error);
  }
}
