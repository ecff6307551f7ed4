/** "Ada+anything@Example.com" is ada's, too, as the database sees it. */
export function mailbox(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}
