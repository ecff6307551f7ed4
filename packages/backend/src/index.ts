export {
  type ApiAddress,
  createGateway,
  type Gateway,
  type InquiryResult,
  type SubscribeResult,
} from './gateway/gateway.ts';
export { newSubmissionId } from './gateway/submission-id.ts';
export { createTracker, type Tracker } from './gateway/tracker.ts';
