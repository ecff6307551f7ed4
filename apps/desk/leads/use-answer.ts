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
  // Of one attempt after the other to send the same.
  const id = useRef<string>(undefined);

  async function send(text: Text): Promise<void> {
    id.current ??= crypto.randomUUID();
    const answer = { id: id.current, ...text };
    setBusy(true);
    const outcome = await sendAnswer({ ...answer, lead, known });
    setBusy(false);
    if (outcome === 'conflict') onChanged();
    if (outcome !== 'done') return setProblem(outcome);
    id.current = undefined;
    setProblem(undefined);
    forgetDraft(lead);
    if (state === 'new') onState('answered');
    onOpenChange(false);
    onChanged();
    toast({
      text: words.held,
      action: { label: words.undo, onAction: () => void takeBack(answer, state) },
    });
  }

  /** @param before How the lead stood, where that is known. */
  async function takeBack(answer: Text & { id: string }, before?: LeadState): Promise<void> {
    try {
      const isInTime = await takeBackAnswer(answer.id);
      if (isInTime) {
        keepDraft(lead, { email, subject: answer.subject, body: answer.body });
        if (before === 'new') onState(before);
        onOpenChange(true);
      }
      toast(isInTime ? { text: words.takenBack } : { text: words.late, tone: 'info' });
      onChanged();
    } catch {
      toast({ text: words.notTakenBack, tone: 'error' });
    }
  }

  return { busy, problem, send, takeBack };
}
