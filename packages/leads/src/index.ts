export * from './forms/index.ts';
export { formReceipt, isConfirmed } from './gateway/form-receipt.ts';
export { logged } from './gateway/logged.ts';
export {
  calledFunctions,
  type LinkOutcome,
  type LinkPress,
  linkOutcomes,
  type PressAnswer,
  pressLink,
} from './gateway/newsletter-links.ts';
export { isOneClick } from './gateway/one-click.ts';
export type { Outcome } from './gateway/outcome.ts';
export type { ApiAddress } from './gateway/plain-insert.ts';
export { readWait } from './gateway/retry-after.ts';
export { newSubmissionId } from './gateway/submission-id.ts';
export { createTracker, type Tracker } from './gateway/tracker.ts';
export type { Submission } from './outbox/entry.ts';
export {
  type Payment,
  type PaymentDialogue,
  type PaymentPage,
  type PaymentProvider,
  selfDeclaredPayment,
} from './payment/payment.ts';
export { emailLink } from './submission/email-link.ts';
export type { Settled, Submissions } from './submission/engine.ts';
export type { Arrived, OutboxView, Waiting } from './submission/view.ts';
