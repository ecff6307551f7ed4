import type { Letter, ToldLead } from '@laliaflia/backend/mail';
import { cleanText, isEmail } from '@laliaflia/leads';
import { fieldWords, hiddenFieldNames } from '../content/forms.ts';
import { leadNames, ownerMail } from '../content/mail.ts';
import type { Content, Fact } from './content.ts';
import { toHtml } from './html.ts';
import { timeText, toText } from './text.ts';

/** Everything that the form carried. */
export function ownerLetter(lead: ToldLead): Letter {
  const { email = '', name = '', company = '' } = lead.fields;
  const who = [name || email || ownerMail.nobody, company].filter(Boolean).join(', ');
  const what = leadNames[lead.form as keyof typeof leadNames] ?? lead.form;
  const carried = factsOf(lead.fields);
  const content: Content = {
    title: what,
    facts: [
      ...carried.filter((fact) => !isLong(fact)),
      { label: ownerMail.received, value: timeText(lead.at) },
      { label: ownerMail.reference, value: lead.reference },
    ],
    passages: carried.filter(isLong),
    notes: [isEmail(email.trim()) ? ownerMail.reply : ownerMail.noReply],
  };
  return { subject: ownerMail.subject(what, who), text: toText(content), html: toHtml(content) };
}

/** What the form asks for in its order, then what came along. */
function factsOf(fields: ToldLead['fields']): Fact[] {
  const names = new Set([...Object.keys(fieldWords), ...Object.keys(fields)]);
  return [...names]
    .map((name) => [name, fields[name] ?? ''] as const)
    .map(([name, value]) => ({ label: labelOf(name), value: shownValue(name, cleanText(value)) }))
    .filter(({ value }) => value !== '');
}

function isLong({ value }: Fact): boolean {
  return value.includes('\n') || value.length > 120;
}

function labelOf(name: string): string {
  const words: Readonly<Record<string, { label: string }>> = fieldWords;
  return words[name]?.label ?? hiddenFieldNames[name] ?? cleanText(name);
}

function shownValue(name: string, value: string): string {
  const options: Readonly<Record<string, string>> = fieldWords.role.options;
  return name === 'role' ? (options[value] ?? value) : value;
}
