import type { Letter, ToldLead } from '@laliaflia/backend/mail';
import { senderMail, senderMails } from '../content/mail.ts';

/** That it has arrived, and when the sender hears from us. */
export function senderLetter(
  { form, reference }: Pick<ToldLead, 'form' | 'reference'>,
  site: string,
): Letter {
  const words = senderMails[form as keyof typeof senderMails];
  if (words === undefined) throw new Error(`There is no letter for the form ${form}.`);
  const { subject, title, text } = words;
  return {
    subject,
    text: [
      title,
      `${senderMail.greeting} ${text}`,
      `${senderMail.reference}: ${reference}`,
      senderMail.why(new URL(site).host),
      `${senderMail.from}\n${site}`,
    ].join('\n\n'),
  };
}
