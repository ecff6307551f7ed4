import type { Letter, ToldLead } from '@laliaflia/backend/mail';
import { cleanText, isEmail } from '@laliaflia/leads';
import { fieldWords, hiddenFieldNames } from '../content/forms.ts';
import { leadNames, ownerMail } from '../content/mail.ts';
import { site } from '../content/site.ts';

/** Everything that the form carried, the longest last. */
export function ownerLetter(lead: ToldLead): Letter {
  const { email = '', name = '', company = '' } = lead.fields;
  const who = [name || email || ownerMail.nobody, company].filter(Boolean).join(', ');
  const what = leadNames[lead.form as keyof typeof leadNames] ?? lead.form;
  const rows = rowsOf(lead);
  const reply = isEmail(email.trim()) ? ownerMail.reply : ownerMail.noReply;
  return {
    subject: ownerMail.subject(what, who),
    text: [what, ...rows.map(rowText), reply].join('\n\n'),
  };
}

type Row = { label: string; value: string };

function rowsOf({ fields, reference, at }: ToldLead): Row[] {
  const rows = Object.entries(fields)
    .map(([name, value]) => ({ label: labelOf(name), value: shownValue(name, cleanText(value)) }))
    .filter(({ value }) => value !== '');
  const isLong = ({ value }: Row) => value.includes('\n') || value.length > 120;
  return [
    ...rows.filter((row) => !isLong(row)),
    { label: ownerMail.received, value: timeText(at) },
    { label: ownerMail.reference, value: reference },
    ...rows.filter(isLong),
  ];
}

function rowText({ label, value }: Row): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
}

function labelOf(name: string): string {
  const words: Readonly<Record<string, { label: string }>> = fieldWords;
  return words[name]?.label ?? hiddenFieldNames[name] ?? cleanText(name);
}

function shownValue(name: string, value: string): string {
  const options: Readonly<Record<string, string>> = fieldWords.role.options;
  return name === 'role' ? (options[value] ?? value) : value;
}

function timeText(at: Date): string {
  return at.toLocaleString(site.locale, { dateStyle: 'full', timeStyle: 'short', timeZone: site.timeZone });
}
