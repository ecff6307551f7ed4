/** Carries the id of the form that has just been stored. The embedded host sends it; another one can be taught to. */
export const formReceipt = 'x-form-stored';

/** On every answer of the production host, whose form handling says nothing about a single form. */
const hostMark = 'x-nf-request-id';

/** Whether an answer comes from the host, and not from something between it and the visitor. */
export function isConfirmed(headers: Headers, id: string): boolean {
  return headers.get(formReceipt) === id || headers.has(hostMark);
}
