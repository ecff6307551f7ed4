import { fields, roles, lead as words } from '../content/words.ts';
import type { AnsweredKind, LeadKind, LeadState, WholeLead } from '../data/types.ts';
import { longDay } from './times.ts';

export interface Fact {
  name: string;
  label: string;
  /** Several where two channels brought different ones. */
  values: readonly string[];
}

export interface ToldLead {
  id: string;
  created_at: string;
  kind: LeadKind;
  state: LeadState;
  name: string;
  email: string | undefined;
  /** Long ones stand by themselves. */
  message: readonly string[];
  facts: readonly Fact[];
  spam: boolean;
  /** Null for as long as all leads; undefined where it cannot be kept. */
  keepUntil: string | null | undefined;
}

/** Of the table, and of how a form is sent: told in another way, or of no interest. */
const technical = new Set([
  ...['id', 'created_at', 'keep_until', 'asked_at', 'is_active', 'confirmed_at', 'wording'],
  ...['form-name', 'bot-field', 'submission_id'],
]);

/** The heading is the name, and a message stands by itself. */
const toldElsewhere = new Set(['name', 'message']);
/** What somebody says of a payment counts no more, once it was seen. */
const declared = new Set(['payment_status', 'payment_verification']);

/** Undefined where nothing of it is left. */
export function tell(
  id: string,
  { inquiry, form, subscription, state, payment }: WholeLead,
): ToldLead | undefined {
  const first = inquiry ?? subscription ?? form;
  if (!first) return undefined;
  const sent = [inquiry, subscription, form?.fields].filter((each) => each !== null && each !== undefined);
  const names = [...new Set(sent.flatMap(Object.keys))].filter((name) => !technical.has(name));
  const valuesOf = (name: string) => [
    ...new Set(sent.map((each) => textOf(name, each[name])).filter(Boolean)),
  ];
  const [email] = valuesOf('email');
  const spam = inquiry === null && form?.spam === true;
  const facts = inOrder(names).filter(
    (name) => !toldElsewhere.has(name) && !(payment && declared.has(name)) && valuesOf(name).length > 0,
  );
  return {
    id,
    created_at: first.created_at,
    kind: inquiry ? 'contact' : subscription ? 'newsletter' : (form?.form_name ?? 'contact'),
    state: state?.state ?? (spam ? 'spam' : 'new'),
    name: valuesOf('name')[0] ?? email ?? '',
    email,
    message: valuesOf('message'),
    facts: [
      ...facts.map((name) => ({ name, label: fields[name] ?? name, values: valuesOf(name) })),
      ...subscriptionFacts(subscription),
      fact('way', words.way, wayOf({ inquiry, form, subscription })),
      ...kept(inquiry?.keep_until ?? form?.keep_until),
      fact('reference', words.reference, id.slice(0, 8)),
    ],
    spam,
    keepUntil: inquiry || form ? (inquiry?.keep_until ?? form?.keep_until ?? null) : undefined,
  };
}

/** No answer goes to spam, to a subscription, and to what came without an address. */
export const isAnswerable = (
  kind: LeadKind,
  state: LeadState,
  email: string | null | undefined,
): kind is AnsweredKind => kind !== 'newsletter' && state !== 'spam' && email?.includes('@') === true;

/** Undefined where no answer can go. */
export function recipientOf({ kind, name, email }: ToldLead, state: LeadState) {
  if (email === undefined || !isAnswerable(kind, state, email)) return undefined;
  return { kind, email, name: name === email ? '' : name };
}

/** What costs something. */
export function isPayable(kind: LeadKind): boolean {
  return kind === 'workshop-booking' || kind === 'webinar';
}

/** The order of the words, then whatever else was sent. */
function inOrder(names: readonly string[]): string[] {
  const known = Object.keys(fields).filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !known.includes(name))];
}

const fact = (name: string, label: string, value: string): Fact => ({ name, label, values: [value] });

function kept(day: string | null | undefined): Fact[] {
  return day ? [fact('keep', words.keep, longDay(day))] : [];
}

function wayOf({
  inquiry,
  form,
  subscription,
}: Pick<WholeLead, 'inquiry' | 'form' | 'subscription'>): string {
  if (form === null) return words.ways.script;
  return inquiry || subscription ? words.ways.both : words.ways.form;
}

function subscriptionFacts(subscription: WholeLead['subscription']): Fact[] {
  if (!subscription) return [];
  const { is_active, confirmed_at } = subscription;
  const { name, left, confirmed, open } = words.subscription;
  const value = !is_active ? left : confirmed_at ? confirmed(longDay(confirmed_at)) : open;
  return [fact('subscription', name, value)];
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (name === 'role') return roles[String(value)] ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
