import {
  type Arrived,
  emailLink,
  type Form,
  type OutboxView,
  sendable,
  type Waiting,
} from '@laliaflia/leads';
import type { OutboxItem } from '@laliaflia/ui';
import { fieldWords, hiddenFieldNames } from '../../content/forms.ts';
import { messages } from '../../content/messages.ts';
import { outboxLetter, outboxNames, outboxNotes, outboxSummary } from '../../content/outbox.ts';
import { site } from '../../content/site.ts';
import { referenceOf } from '../../delivery/use-delivery.ts';
import { waitText } from '../../delivery/wait-text.ts';

/** After so many attempts the visitor is offered another way. */
const enough = 3;

/** The outbox in the visitor's words. */
export function outboxItems({ waiting, arrived }: OutboxView, now: number): OutboxItem[] {
  return [...waiting.map((item) => waitingItem(item, now)), ...arrived.map(arrivedItem)];
}

export function outboxText({ waiting, arrived }: OutboxView): string {
  const sent = arrived.filter(({ isKnown }) => !isKnown).length;
  return [
    waiting.length > 0 ? outboxSummary.waiting(waiting.length) : '',
    sent > 0 ? outboxSummary.arrived(sent) : '',
    sent < arrived.length ? `${messages.newsletter.alreadySubscribed}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function waitingItem(item: Waiting, now: number): OutboxItem {
  const { id, kind, createdAt, sending, stuck, attempts } = item;
  return {
    id,
    state: sending ? 'sending' : 'waiting',
    label: `${outboxNames[kind]}, ${whenText(createdAt, now)},`,
    note: noteOf(item, now),
    ...((stuck || attempts >= enough) && { link: { href: letter(item), label: outboxLetter.link } }),
  };
}

function noteOf({ sending, stuck, limited, doubtful, nextAttemptAt, kept }: Waiting, now: number): string {
  if (sending) return outboxNotes.sending;
  const wait = waitText(nextAttemptAt - now);
  const note = doubtful
    ? outboxNotes.doubtful(wait)
    : stuck
      ? outboxNotes.stuck
      : limited
        ? outboxNotes.limited(wait)
        : outboxNotes.waiting(wait);
  return kept ? note : `${note} ${outboxNotes.volatile}`;
}

function arrivedItem({ id, kind, isKnown }: Arrived): OutboxItem {
  const note = isKnown ? outboxNotes.known : outboxNotes.arrived(referenceOf(id));
  return { id, state: 'arrived', label: outboxNames[kind], note };
}

/** '14:02' today, 'November 14, 14:02' before. In the visitor's own time zone. */
function whenText(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(site.locale, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}

function letter({ kind, fields }: Waiting): string {
  const { subject, greeting } = outboxLetter;
  const values = { ...(fields as Record<string, string>) };
  if (values.role)
    values.role = (fieldWords.role.options as Record<string, string>)[values.role] ?? values.role;
  return emailLink({
    to: site.email,
    subject: `${subject}: ${outboxNames[kind]}`,
    greeting,
    fields: values,
    labels: labelsOf(sendable[kind]),
  });
}

/** What has a name, in the order of the form; a long text last, because a long letter is cut at its end. */
function labelsOf({ fields }: Form): Record<string, string> {
  const words: Readonly<Record<string, { label: string }>> = fieldWords;
  const isLong = (name: string) => fields[name]?.kind === 'long-text';
  const names = Object.keys(fields).sort((one, other) => Number(isLong(one)) - Number(isLong(other)));
  const labels = names.map((name) => [name, words[name]?.label ?? hiddenFieldNames[name]]);
  return Object.fromEntries(labels.filter(([, label]) => label !== undefined));
}
