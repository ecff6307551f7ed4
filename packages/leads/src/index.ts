export * from './forms/index.ts';
export type { ApiAddress } from './gateway/attempts.ts';
export { formReceipt, isConfirmed } from './gateway/form-receipt.ts';
export { newsletterMessage } from './gateway/newsletter-message.ts';
export type { Outcome } from './gateway/outcome.ts';
export { postForm } from './gateway/post-form.ts';
export { newSubmissionId } from './gateway/submission-id.ts';
export { createTracker, type Tracker } from './gateway/tracker.ts';
export type { Submission, SubmissionKind } from './outbox/entry.ts';
export {
  type PaymentDialogue,
  type PaymentPage,
  type PaymentProvider,
  selfDeclaredPayment,
} from './payment/payment.ts';
export { emailLink } from './submission/email-link.ts';
export type { Settled, Submissions } from './submission/engine.ts';
export type { Arrived, OutboxView, Waiting } from './submission/view.ts';
