import type { Entry } from '@laliaflia/ui';
import { chat, kinds, states, list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import type { ChatLine, LeadLine } from '../data/types.ts';
import { addressOf } from './address.ts';
import { StateBadge } from './state-badge.tsx';
import { shortTime } from './times.ts';

/** A lead as a line of a list. */
export function entryOf(lead: LeadLine, query: LeadQuery): Entry {
  const { id, kind, state, summary } = lead;
  const { name, email, company, message } = summary;
  return {
    ...sent(lead),
    href: addressOf(query, id),
    title: name || email || words.noName,
    text: [company, message].filter(Boolean).join(': '),
    ...(state === 'new' && { mark: states.new }),
    meta: (
      <>
        {standing(kinds[kind])}
        {/* Below the date: those of all rows are one column. */}
        {state !== 'new' && <StateBadge state={state} className="lali:ms-auto" />}
      </>
    ),
  };
}

/** What somebody sent who is named above the list: what it is comes first. A chat is read beside the lead. */
export function sentEntryOf(line: LeadLine | ChatLine, query: LeadQuery, lead: string): Entry {
  if (line.kind === 'chat') {
    const { id, summary } = line;
    return { ...sent(line), href: addressOf(query, lead, id), title: chat.title, text: summary.message };
  }
  return { ...entryOf(line, query), title: kinds[line.kind], meta: standing(states[line.state]) };
}

function standing(text: string) {
  return <span className="lali:type-small lali:leading-5.5! lali:text-text-soft">{text}</span>;
}

function sent({ id, created_at }: LeadLine | ChatLine) {
  return { id, time: { label: shortTime(created_at), dateTime: created_at } };
}
