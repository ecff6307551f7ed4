import {
  Button,
  Card,
  Field,
  Form,
  Heading,
  Input,
  StatusMessage,
  SubmitButton,
  Text,
  Textarea,
  useToast,
} from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { events } from '../content/events.ts';
import { draftOf, forgetDraft, keepDraft } from '../data/drafts.ts';
import { type Guest, mailGuests, takeBackMails } from '../data/events.ts';
import { useWide } from '../shell/use-wide.ts';
import { Whom } from './whom.tsx';

const words = events.mail;

interface MailFormProps {
  /** Whose guests they are: each event has a draft of its own. */
  event: string;
  guests: readonly Guest[];
  /** The database has something new. */
  onChanged: () => void;
  onClose: () => void;
}

interface Missing {
  whom?: string | undefined;
  subject?: string;
  body?: string;
}

/** How often somebody has written to each of them, by the id of the lead. */
function countsOf(guests: readonly Guest[]): Record<string, string> {
  return Object.fromEntries(guests.map(({ id, answers }) => [id, String(answers)]));
}

/** The same text to each of some guests. As long as the mails wait it can be taken back, and stands here. */
export function MailForm({ event, guests, onChanged, onClose }: MailFormProps) {
  const toast = useToast();
  const place = `guests:${event}`;
  const [draft] = useState(() => draftOf(place));
  const [without, setWithout] = useState<ReadonlySet<string>>(() => new Set(draft?.without));
  const chosen = guests.filter(({ id }) => !without.has(id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'conflict'>();
  const [missing, setMissing] = useState<Missing>({});
  /** Whom somebody had written to, and how often, when this mail was begun; from then on as it is shown. */
  const begun = useRef<Record<string, string> | undefined>(countsOf(guests));
  /** The same text once more is the same mails. */
  const last = useRef<{ text: string; mails: Record<string, string> }>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<HTMLElement>(null);
  const isWide = useWide(50);
  useEffect(() => {
    // On a phone it lies below what opened it.
    if (!isWide) card.current?.scrollIntoView({ block: 'start' });
  }, [isWide]);

  function write(subject: string, body: string): void {
    if (!form.current) return;
    form.current.subject.value = subject;
    form.current.body.value = body;
  }

  function keep(left = without): void {
    const { subject, body } = Object.fromEntries(new FormData(form.current ?? undefined));
    keepDraft(place, { email: '', subject: String(subject), body: String(body), without: [...left] });
  }

  function leaveOut(next: ReadonlySet<string>): void {
    setWithout(next);
    setMissing({ ...missing, whom: undefined });
    keep(next);
  }

  async function send(subject: string, body: string): Promise<void> {
    const lacks = {
      ...(chosen.length === 0 && { whom: words.missingWhom }),
      ...(subject === '' && { subject: words.missingSubject }),
      ...(body === '' && { body: words.missingBody }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) return;
    const text = JSON.stringify([subject, body, chosen.map(({ id }) => id)]);
    if (last.current?.text !== text)
      last.current = { text, mails: Object.fromEntries(chosen.map(({ id }) => [id, crypto.randomUUID()])) };
    const { mails } = last.current;
    setBusy(true);
    try {
      const count = await mailGuests(mails, begun.current ?? countsOf(guests), { subject, body });
      begun.current = undefined;
      onChanged();
      setProblem(count === 'conflict' ? count : undefined);
      if (count === 'conflict') return setBusy(false);
      last.current = undefined;
      forgetDraft(place);
      write('', '');
      setWithout(new Set());
      toast({
        text: words.held(count),
        duration: 10_000,
        action: { label: events.undo, onAction: () => void takeBack(Object.values(mails), subject, body) },
      });
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  }

  async function takeBack(answers: readonly string[], subject: string, body: string): Promise<void> {
    try {
      const isInTime = await takeBackMails(answers);
      if (isInTime) {
        keepDraft(place, { email: '', subject, body, without: [...without] });
        write(subject, body);
        setWithout(without);
      }
      onChanged();
      toast(isInTime ? { text: words.takenBack } : { text: words.late, tone: 'info' });
    } catch {
      toast({ text: words.notTakenBack, tone: 'error' });
    }
  }

  return (
    <Card
      as="section"
      aria-labelledby="mail"
      ref={card}
      className="lali:grid lali:scroll-mt-4 lali:gap-4 lali:print:hidden"
    >
      <Heading level={2} look="subheading" id="mail">
        {events.write(chosen.length)}
      </Heading>
      <Text tone="soft">{words.text}</Text>
      <Whom guests={guests} without={without} onChange={leaveOut} />
      <Form
        ref={form}
        busy={busy}
        onChange={() => keep()}
        onValues={({ subject, body }) =>
          void send(String(subject).trim(), String(body).replaceAll('\r\n', '\n').trim())
        }
      >
        <div className="lali:grid lali:gap-4">
          <Field label={words.subject} error={missing.subject} required>
            <Input name="subject" maxLength={150} defaultValue={draft?.subject} autoFocus />
          </Field>
          <Field label={words.body} error={missing.body} required>
            <Textarea name="body" rows={8} maxLength={10_000} defaultValue={draft?.body} />
          </Field>
          <StatusMessage tone="error" title={missing.whom ?? (problem && words[problem])} />
          <div className="lali:flex lali:flex-wrap lali:gap-3 lali:max-sm:[&>button]:w-full">
            <SubmitButton state={busy ? 'busy' : 'idle'} labels={words.send(chosen.length)} />
            <Button variant="outline" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
