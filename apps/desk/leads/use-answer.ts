import { useToast } from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { answers as words } from '../content/answers.ts';
import { type AnswerOutcome, sendAnswer, takeBackAnswer } from '../data/answers.ts';
import { forgetDraft, keepDraft } from '../data/drafts.ts';
import type { Answer, LeadState } from '../data/types.ts';

interface AnsweringOptions {
  lead: string;
  email: string;
  state: LeadState;
  /** How many answers are shown. */
  known: number;
  /** The lead stands otherwise by now. */
  onState: (state: LeadState) => void;
  /** The database has something new. */
  onChanged: () => void;
  onOpenChange: (open: boolean) => void;
}

type Text = Pick<Answer, 'subject' | 'body'>;

/** Sends what was written, and takes it back as long as its mail waits. */
export function useAnswer({ lead, email, state, known, onState, onChanged, onOpenChange }: AnsweringOptions) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Exclude<AnswerOutcome, 'done'>>();
  const last = useRef<Text & { id: string }>(undefined);

  /** The same text once more is the same answer. */
  function attempt(text: Text): Text & { id: string } {
    const isSame = last.current?.subject === text.subject && last.current.body === text.body;
    if (!last.current || !isSame) last.current = { ...text, id: crypto.randomUUID() };
    return last.current;
  }

  async function send(text: Text): Promise<void> {
    const answer = attempt(text);
    setBusy(true);
    const outcome = await sendAnswer({ ...answer, lead, known });
    setBusy(false);
    if (outcome === 'conflict') onChanged();
    if (outcome !== 'done') return setProblem(outcome);
    last.current = undefined;
    setProblem(undefined);
    forgetDraft(lead);
    if (state === 'new') onState('answered');
    onOpenChange(false);
    onChanged();
    toast({
      text: words.held,
      // As long as the mail waits.
      duration: 10_000,
      action: { label: words.undo, onAction: () => void takeBack(answer) },
    });
  }

  async function takeBack({ id, subject, body }: Text & Pick<Answer, 'id'>): Promise<void> {
    try {
      const present = await takeBackAnswer(id);
      if (present) {
        keepDraft(lead, { email, subject, body });
        onState(present);
        onOpenChange(true);
      }
      toast(present ? { text: words.takenBack } : { text: words.late, tone: 'info' });
      onChanged();
    } catch {
      toast({ text: words.notTakenBack, tone: 'error' });
    }
  }

  return { busy, problem, send, takeBack };
}
