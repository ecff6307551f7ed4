import {
  Button,
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
import { useRef, useState } from 'react';
import { events } from '../content/events.ts';
import { type Guest, mailGuests, takeBackMails } from '../data/events.ts';

const words = events.mail;

interface MailFormProps {
  guests: readonly Guest[];
  /** The database has something new. */
  onChanged: () => void;
  onClose: () => void;
}

/** How often somebody has written to each of them, by the id of the lead. */
function countsOf(guests: readonly Guest[]): Record<string, string> {
  return Object.fromEntries(guests.map(({ id, answers }) => [id, String(answers)]));
}

/** The same text to each of some guests. As long as the mails wait it can be taken back, and stands here. */
export function MailForm({ guests, onChanged, onClose }: MailFormProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'conflict'>();
  const [missing, setMissing] = useState<{ subject?: string; body?: string }>({});
  /** Whom somebody had written to, and how often, when this mail was begun; from then on as it is shown. */
  const begun = useRef<Record<string, string> | undefined>(countsOf(guests));
  /** The same text once more is the same mails. */
  const last = useRef<{ text: string; mails: Record<string, string> }>(undefined);
  const form = useRef<HTMLFormElement>(null);

  async function send(subject: string, body: string): Promise<void> {
    const lacks = {
      ...(subject === '' && { subject: words.missingSubject }),
      ...(body === '' && { body: words.missingBody }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) return;
    const text = JSON.stringify([subject, body, guests.map(({ id }) => id)]);
    if (last.current?.text !== text)
      last.current = { text, mails: Object.fromEntries(guests.map(({ id }) => [id, crypto.randomUUID()])) };
    const { mails } = last.current;
    setBusy(true);
    try {
      const count = await mailGuests(mails, begun.current ?? countsOf(guests), { subject, body });
      begun.current = undefined;
      onChanged();
      setProblem(count === 'conflict' ? count : undefined);
      if (count === 'conflict') return setBusy(false);
      last.current = undefined;
      form.current?.reset();
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
      if (isInTime && form.current) {
        form.current.subject.value = subject;
        form.current.body.value = body;
      }
      onChanged();
      toast(isInTime ? { text: words.takenBack } : { text: words.late, tone: 'info' });
    } catch {
      toast({ text: words.notTakenBack, tone: 'error' });
    }
  }

  return (
    <section aria-labelledby="mail" className="lali:grid lali:max-w-[52rem] lali:gap-4 lali:print:hidden">
      <Heading level={2} look="subheading" id="mail">
        {words.title}
      </Heading>
      <Text tone="soft" measure>
        {words.text}
      </Text>
      <Form
        ref={form}
        busy={busy}
        onValues={({ subject, body }) =>
          void send(String(subject).trim(), String(body).replaceAll('\r\n', '\n').trim())
        }
      >
        <div className="lali:grid lali:gap-4">
          <Field label={words.subject} error={missing.subject} required>
            <Input name="subject" maxLength={150} autoFocus />
          </Field>
          <Field label={words.body} error={missing.body} required>
            <Textarea name="body" rows={8} maxLength={10_000} />
          </Field>
          <StatusMessage tone="error" title={problem && words[problem]} />
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <SubmitButton state={busy ? 'busy' : 'idle'} labels={words.send} />
            <Button variant="outline" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
