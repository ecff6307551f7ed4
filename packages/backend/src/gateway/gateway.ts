import { type Inquiry, messages } from '@laliaflia/domain';
import { type ApiAddress, createAttempts } from './attempts.ts';
import { newsletterMessage } from './newsletter-message.ts';

export type InquiryResult = { ok: true } | { ok: false; error: string; status?: number };
export type SubscribeResult = { ok: true } | { ok: false; message: string };

export type Gateway = {
  submitInquiry(inquiry: Inquiry & { id: string }): Promise<InquiryResult>;
  subscribe(signup: { id: string; email: string }): Promise<SubscribeResult>;
};

/** One attempt at a time, answered in the words of the error catalogue, for whoever needs no outbox. */
export function createGateway(address: ApiAddress): Gateway {
  const attempts = createAttempts(address);
  const requireKey = () => {
    if (!address.key) throw new Error(messages.client.keyMissing);
  };
  return {
    async submitInquiry(inquiry) {
      requireKey();
      const outcome = await attempts.submitInquiry(inquiry);
      if (outcome.kind === 'stored') return { ok: true };
      if (outcome.kind === 'duplicate') return { ok: false, error: messages.contact.failed };
      const { said, status, reason } = outcome;
      return { ok: false, error: said ?? (status === 0 ? reason : messages.contact.failed), status };
    },
    async subscribe(signup) {
      requireKey();
      const outcome = await attempts.subscribe(signup);
      return outcome.kind === 'stored' ? { ok: true } : { ok: false, message: newsletterMessage(outcome) };
    },
  };
}
