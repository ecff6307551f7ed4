import {
  type Arrived,
  emailLink,
  messages,
  type OutboxView,
  roleLabel,
  type Waiting,
} from '@laliaflia/leads';
import type { OutboxItem } from '@laliaflia/ui';
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
  const { subject, greeting, labels } = outboxLetter;
  const named = { ...(fields as Record<string, string>) };
  if (named.role) named.role = roleLabel(named.role);
  return emailLink({
    to: site.email,
    subject: `${subject}: ${outboxNames[kind]}`,
    greeting,
    fields: named,
    labels,
  });
}
