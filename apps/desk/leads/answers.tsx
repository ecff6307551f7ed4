import { Button, Heading, StatusMessage, Text } from '@laliaflia/ui';
import { useEffect, useRef } from 'react';
import { beginning, beginnings, answers as words } from '../content/answers.ts';
import { site } from '../data/site.ts';
import type { Answer, AnsweredKind, LeadState } from '../data/types.ts';
import { AnswerForm } from './answer-form.tsx';
import { standOf } from './stand.ts';
import { longTime } from './times.ts';
import { useAnswer } from './use-answer.ts';

/** Between two looks at what waits, in milliseconds. */
const soon = 3000;
const later = 20_000;

interface AnswersProps {
  lead: string;
  /** Where no answer can go: undefined. */
  to: { email: string; name: string; kind: AnsweredKind } | undefined;
  state: LeadState;
  answers: readonly Answer[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onState: (state: LeadState) => void;
  onChanged: () => void;
}

/** What was answered, by whom and when, what became of it, and the next answer. */
export function Answers({ lead, to, state, answers, open, onOpenChange, onState, onChanged }: AnswersProps) {
  const known = answers.length;
  const { busy, problem, send, takeBack } = useAnswer({
    ...{ lead, email: to?.email ?? '', state, known, onState, onChanged, onOpenChange },
  });
  useLookAgain(answers, onChanged);
  const isOpen = open && to !== undefined;
  /** How many there were when this one was begun: another desk's in the meantime is read first. */
  const begun = useRef(known);
  if (!isOpen || known < begun.current) begun.current = known;
  const section = useRef<HTMLElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    // What had the focus is gone.
    if (was.current && !isOpen) section.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.title}
      className="lali:grid lali:gap-4 lali:outline-none"
    >
      {known > 0 && <Heading level={3}>{words.title}</Heading>}
      {known > 0 && (
        <ul className="lali:grid lali:gap-6">
          {answers.map((answer) => (
            <Given key={answer.id} answer={answer} onTakeBack={() => void takeBack(answer)} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <AnswerForm
          {...{ lead, busy }}
          isNew={state === 'new'}
          problem={problem ?? (known > begun.current ? 'conflict' : undefined)}
          email={to.email}
          beginning={{
            subject: beginnings[to.kind].subject,
            body: beginning(to.name, beginnings[to.kind].thanks, site().name),
          }}
          onSend={(text) => void send(text)}
          onClose={() => onOpenChange(false)}
        />
      ) : (
        to && (
          <div>
            <Button className="lali:max-sm:w-full" onClick={() => onOpenChange(true)}>
              {words.open}
            </Button>
          </div>
        )
      )}
    </section>
  );
}

function Given({ answer, onTakeBack }: { answer: Answer; onTakeBack: () => void }) {
  const { subject, body, author, created_at, attempts } = answer;
  const { problem, text } = standOf(answer);
  return (
    <li className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-2 lali:border-line lali:border-s-2 lali:ps-4">
      <Text weight="strong" dir="auto" className="lali:wrap-anywhere">
        {subject}
      </Text>
      <Text as="div" dir="auto" measure className="lali:whitespace-pre-wrap lali:wrap-anywhere">
        {body}
      </Text>
      <Text look="small" tone="soft" className="lali:wrap-anywhere">
        {words.by(author, longTime(created_at))}
      </Text>
      <StatusMessage tone="error" title={problem?.title}>
        {problem?.text}
      </StatusMessage>
      {text !== undefined && (
        <Text look="small" tone="soft" className="lali:wrap-anywhere">
          {text}
        </Text>
      )}
      {attempts === 0 && (
        <div>
          <Button variant="outline" size="small" onClick={onTakeBack}>
            {words.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Asks again as long as a mail waits. */
function useLookAgain(answers: readonly Answer[], look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const waiting = answers.filter(({ outcome, attempts }) => outcome === null && attempts !== null);
    if (waiting.length === 0) return;
    const isSoon = waiting.some(({ reason }) => reason === null);
    const timer = setTimeout(() => latest.current(), isSoon ? soon : later);
    return () => clearTimeout(timer);
  }, [answers]);
}
