import type { Letter, ToldLead } from '@laliaflia/backend/mail';
import { senderMail, senderMails } from '../content/mail.ts';
import { toHtml } from './html.ts';
import { toText } from './text.ts';

/** That it has arrived, and when the sender hears from us. */
export function senderLetter(
  { form, reference }: Pick<ToldLead, 'form' | 'reference'>,
  site: string,
): Letter {
  const words = senderMails[form as keyof typeof senderMails];
  if (words === undefined) throw new Error(`There is no letter for the form ${form}.`);
  const { subject, title, text } = words;
  const content = {
    title,
    intro: `${senderMail.greeting} ${text}`,
    facts: [{ label: senderMail.reference, value: reference }],
    passages: [],
    notes: [senderMail.why(new URL(site).host)],
    imprint: senderMail.from,
    link: site,
  };
  return { subject, text: toText(content), html: toHtml(content) };
}
