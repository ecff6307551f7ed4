/* The links of the newsletter's mails, and what is said of a press that could not be taken. */

/** Each carries `?token=`, which opens nothing else. */
export const newsletterLinks = { confirm: '/newsletter/confirm', leave: '/newsletter/leave' } as const;

/** With its token, the address is told to no other page, not even to one of ours. */
export const newsletterReferrerPolicy = 'strict-origin';

/**
 * Whether a page offers the newsletter: nobody is asked to subscribe who has come to confirm it or to leave. Where a link
 * is no longer valid, subscribing again is what helps.
 */
export function offersNewsletter(address: string): boolean {
  const [path, query] = address.split('?', 2);
  if (path === newsletterLinks.leave) return false;
  return path !== newsletterLinks.confirm || new URLSearchParams(query).getAll('type').at(-1) === 'stale';
}

export type NewsletterLink = keyof typeof newsletterLinks;

export const pressProblems = {
  title: 'That did not work',
  failed: 'Nothing has changed. Please press the button again in a moment.',
  limited: (wait: string) =>
    `Too much came from here at once. Please wait ${wait}, then press the button again.`,
} as const;

/** For a mail program that has unsubscribed by one click; no person reads it. */
export const oneClickAnswer = 'Unsubscribed.';
