import { type Answer, readAnswer } from './answer.ts';
import type { ApiAddress } from './plain-insert.ts';
import { readWait } from './retry-after.ts';

/** A press on the page of a link that a newsletter mail carries. */
export type LinkPress =
  /** `wording`: what the page said to the press. */
  { kind: 'confirm'; token: string; wording: string } | { kind: 'leave'; token: string };

/** `known`: was confirmed already. `stale`: the link is no longer valid, or never was. */
export const linkOutcomes = ['confirmed', 'known', 'left', 'stale'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

export type PressAnswer =
  | { kind: 'taken'; outcome: LinkOutcome }
  /** `wait` milliseconds from now it may be tried again. */
  | { kind: 'limited'; wait: number }
  | { kind: 'failed'; reason: string };

/** The functions of the database that pages call. */
export const calledFunctions = ['confirm_newsletter', 'leave_newsletter', 'ask_newsletter_again'] as const;

const patience = 20_000;

/** Never rejects. */
export async function pressLink(address: ApiAddress, press: LinkPress): Promise<PressAnswer> {
  const { token } = press;
  const answer =
    press.kind === 'confirm'
      ? await call(address, 'confirm_newsletter', { token, wording: press.wording })
      : await call(address, 'leave_newsletter', { token });
  if (answer.status === 429) return { kind: 'limited', wait: readWait(answer, Date.now()) };
  const outcome = linkOutcomes.find((known) => `"${known}"` === answer.message);
  if (answer.status === 200 && outcome !== undefined) return { kind: 'taken', outcome };
  return {
    kind: 'failed',
    reason: [answer.status || 'no answer', answer.message].filter(Boolean).join(', '),
  };
}

/**
 * Mails the confirmation again to an address that is known, if it is missing. The database says to nobody whether it was. It is
 * asked apart from the insert, because what refuses the row takes back whatever the same request has done.
 */
export async function askAgain(address: ApiAddress, email: string): Promise<void> {
  const { status } = await call(address, 'ask_newsletter_again', { email });
  if (status < 200 || status > 299) console.info('The confirmation could not be asked for again', status);
}

async function call(
  { url, key }: ApiAddress,
  name: (typeof calledFunctions)[number],
  values: object,
): Promise<Answer> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      keepalive: true,
      signal: AbortSignal.timeout(patience),
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    return await readAnswer(response);
  } catch (error) {
    return { status: 0, message: error instanceof Error ? error.message : String(error) };
  }
}
