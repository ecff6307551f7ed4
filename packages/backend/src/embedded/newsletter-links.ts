import type { LinkOutcome, LinkPress } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';
import { retryAfterOf } from './form-store.ts';

export type PressLink = (press: LinkPress, peerAddress?: string) => Promise<LinkOutcome>;

/** Thrown when the database does not answer a press; `status` is what the host should answer. */
export class LinkNotPressedError extends Error {
  readonly status: number;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(status: number, reason: string, retryAfter?: number) {
    super(`A link of the newsletter was not taken: ${reason}`);
    this.name = 'LinkNotPressedError';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** For the host, which takes the press where the page's scripts do not run. */
export function createLinkPress(owner: Client): PressLink {
  return async (press, peerAddress = '') => {
    const { token } = press;
    const asked =
      press.kind === 'confirm'
        ? owner.rpc('confirm_newsletter', { token, wording: press.wording })
        : owner.rpc('leave_newsletter', { token });
    const { data, error, status } = await asked.setHeader('x-visitor-address', peerAddress);
    if (error === null) return data as LinkOutcome;
    throw new LinkNotPressedError(
      status || 503,
      error.message || String(status),
      retryAfterOf(status, error),
    );
  };
}
