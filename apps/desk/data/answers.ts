import { database } from './client.ts';
import { endIfOver } from './session.ts';
import type { LeadState } from './types.ts';

export interface NewAnswer {
  /** The same again is the same answer, which goes once. */
  id: string;
  lead: string;
  /** How many answers are shown: somebody else's in the meantime is seen first. */
  known: number;
  subject: string;
  body: string;
}

export type AnswerOutcome = 'done' | 'conflict' | 'gone' | 'unsendable' | 'failed';

const outcomes: Readonly<Record<string, AnswerOutcome>> = {
  PT404: 'gone',
  PT409: 'conflict',
  PT422: 'gone',
  '23514': 'unsendable',
};

/** The mail waits in the database for ten seconds, whatever becomes of this page. */
export async function sendAnswer({ id, ...answer }: NewAnswer): Promise<AnswerOutcome> {
  try {
    const { error } = await (await database()).rpc('answer_lead', { answer: id, ...answer });
    if (error === null) return 'done';
    // Whoever has no right any more sees no lead either.
    if (error.code === 'PT404') await endIfOver();
    return outcomes[error.code] ?? 'failed';
  } catch {
    return 'failed';
  }
}

/** @returns How the lead stands after that; undefined where it was too late. */
export async function takeBackAnswer(id: string): Promise<LeadState | undefined> {
  const { data, error } = await (await database()).rpc('take_back_answer', { answer: id });
  if (error === null) return data as LeadState;
  if (error.code === 'PT409' || error.code === 'PT404') return undefined;
  throw error;
}
