import type { FormName } from '@laliaflia/leads';

export type LeadKind = FormName;

export const leadStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** A line of the list. */
export interface LeadLine {
  id: string;
  created_at: string;
  kind: LeadKind;
  state: LeadState;
  summary: Partial<Record<'name' | 'email' | 'company' | 'message', string | null>> & {
    paid?: Payment | null;
  };
}

/** A chat in which the address of a lead was given; its id is the session. */
export interface ChatLine {
  id: string;
  created_at: string;
  kind: 'chat';
  summary: { message: string };
}

export interface ChatMessage {
  id: string;
  created_at: string;
  sender: 'user' | 'bot';
  message: string;
}

/** An owner has seen it. */
export interface Payment {
  verified_at: string;
  verified_by: string;
}

export interface Note {
  id: string;
  created_at: string;
  author: string;
  body: string;
}

/** What was answered by mail, and what became of the mail. */
export interface Answer {
  id: string;
  created_at: string;
  author: string;
  subject: string;
  body: string;
  /** Of the lead, where answering has changed it. */
  state_before: LeadState | null;
  /** Null as long as it waits, or where nobody knows. */
  outcome: 'sent' | 'refused' | 'failed' | null;
  settled_at: string | null;
  /** Null where the outbox does not know of it, as after a restore. */
  attempts: number | null;
  next_attempt_at: string | null;
  reason: string | null;
}

/** A subscription asks nothing. */
export type AnsweredKind = Exclude<LeadKind, 'newsletter'>;

type Row = Readonly<Record<string, unknown>> & { created_at: string; keep_until?: string | null };

/** Everything of one lead, as it was stored. */
export interface WholeLead {
  inquiry: Row | null;
  form: (Row & { form_name: LeadKind; fields: Readonly<Record<string, unknown>>; spam: boolean }) | null;
  subscription: (Row & { email: string; is_active: boolean; confirmed_at: string | null }) | null;
  state: { state: LeadState; changed_at: string; changed_by: string } | null;
  payment: Payment | null;
  answers: readonly Answer[];
  notes: readonly Note[];
}

export type Counts = Partial<Record<LeadState, number>>;
