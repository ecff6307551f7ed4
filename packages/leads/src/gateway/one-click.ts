/** Whether the body of a request is what a mail program posts to unsubscribe (RFC 8058), in either encoding of a form. */
export function isOneClick(body: string): boolean {
  return /List-Unsubscribe["=\s]+One-Click/i.test(body);
}
