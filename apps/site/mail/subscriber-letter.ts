import type { SubscriberLetter } from '@laliaflia/backend/mail';
import { senderMail, subscriberMail } from '../content/mail.ts';
import { newsletterLinks } from '../content/newsletter-links.ts';
import { toHtml } from './html.ts';
import { toText } from './text.ts';

/** Asks whether the newsletter may come. */
export function subscriberLetter(token: string, site: string): SubscriberLetter {
  const { subject, title, text, confirm, time, notYou, leave: leaveLabel } = subscriberMail;
  const linkTo = (path: string) => `${site}${path}?token=${token}`;
  const leave = linkTo(newsletterLinks.leave);
  const content = {
    title,
    intro: text,
    action: { label: confirm, href: linkTo(newsletterLinks.confirm) },
    facts: [],
    passages: [],
    notes: [time, notYou],
    other: { label: leaveLabel, href: leave },
    imprint: senderMail.from,
    link: site,
  };
  return { subject, text: toText(content), html: toHtml(content), leave };
}
