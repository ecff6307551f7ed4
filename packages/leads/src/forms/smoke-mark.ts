/*
 * `pnpm smoke` sends leads through a site that is live. It marks each by an address of its own, all in one mailbox, so that it
 * finds them again, and so that nothing counts them.
 */

/** @param run Eight hexadecimal digits. */
export function smokeMark(mailbox: string, run: string, number: number): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+smoke-${run}-${number}${mailbox.slice(at)}`;
}

const mark = /^.+\+smoke-[0-9a-f]{8}-\d{1,3}@/i;

export function isSmokeMark(email: unknown): email is string {
  return typeof email === 'string' && mark.test(email);
}
