import type { Letter } from '@laliaflia/backend/mail';
import { senderMail, signInMail } from '../content/mail.ts';
import { toHtml } from './html.ts';
import { toText } from './text.ts';

/** Signs an owner in. The token stands behind the #, which no server is told. */
export function signInLetter(token: string, site: string): Letter {
  const { subject, title, text, open, path, time, notYou } = signInMail;
  const content = {
    title,
    intro: text,
    action: { label: open, href: `${site}${path}#${token}` },
    facts: [],
    passages: [],
    notes: [time, notYou],
    imprint: senderMail.from,
    link: site,
  };
  return { subject, text: toText(content), html: toHtml(content) };
}
