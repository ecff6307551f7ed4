import { cleanLine } from '@laliaflia/leads';
import type { NodemailerError } from 'nodemailer';
import type { ClaimedMail, Outcome } from './outbox.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds after each failed attempt; 46 hours together. */
export const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour];

/**
 * An address that answers 5xx is left alone. The owner's is tried all the same, because it is a setting that somebody mends.
 */
export function afterFailure(
  { kind, attempt }: Pick<ClaimedMail, 'kind' | 'attempt'>,
  error: unknown,
): Outcome {
  const reason = cleanLine(error instanceof Error ? error.message : String(error));
  if (kind !== 'owner' && (error as NodemailerError).permanent && isAboutThisMail(error))
    return { outcome: 'refused', reason };
  const wait_seconds = pauses[attempt - 1];
  return wait_seconds === undefined
    ? { outcome: 'dead', reason }
    : { outcome: 'again', reason, wait_seconds };
}

/** And not about the server, which all others wait for. */
export function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = error as NodemailerError;
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
}

/** For the log, without the answer of the server, which may name an address. */
export function inShort(error: unknown): string {
  const { code, responseCode, message } = error as NodemailerError;
  return [code ?? message, responseCode].filter(Boolean).join(' ');
}
