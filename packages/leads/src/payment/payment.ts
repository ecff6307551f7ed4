import type { Payment } from '../forms/booking.ts';
import { messages } from '../forms/messages.ts';

/** The hosted page on which one pays. It opens in a new tab, and what it answers is not read. */
export interface PaymentPage {
  href: string;
  /** Sent along by POST, where the provider's page is a form. Without them the page is simply opened. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** What a question to the visitor needs. */
export interface PaymentDialogue {
  /** Shows the question; false when the visitor cancels. */
  confirm(question: string): Promise<boolean>;
  /** Ends the wait when the visitor leaves the prompt. */
  signal: AbortSignal;
}

/** The one seam between the registration and whoever takes the money. */
export interface PaymentProvider {
  page: PaymentPage;
  /** The visitor says that it is paid. @returns `null` when it is not, and nothing may have been created then. */
  settle(dialogue: PaymentDialogue): Promise<Payment | null>;
}

interface World {
  now(): number;
  /** Resolves after the time, or rejects when the signal ends it. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Between the visitor's word and the question. */
export const confirmationDelay = 3000;

/** Takes the visitor's word for it, after a moment and one question. Nobody verifies anything. */
export function selfDeclaredPayment(page: PaymentPage, world: World = browserWorld): PaymentProvider {
  return {
    page,
    async settle({ confirm, signal }) {
      try {
        await world.wait(confirmationDelay, signal);
      } catch {
        return null;
      }
      if (!(await confirm(messages.webinar.confirmPayment)) || signal.aborted) return null;
      return {
        payment_id: `payment_${world.now()}`,
        payment_status: 'completed',
        payment_verification: 'self-declared',
      };
    },
  };
}

const browserWorld: World = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};
