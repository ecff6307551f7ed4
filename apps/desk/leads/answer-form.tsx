import {
  Button,
  Card,
  DescriptionList,
  Field,
  Form,
  Heading,
  Input,
  StatusMessage,
  SubmitButton,
  Text,
  Textarea,
} from '@laliaflia/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { answers as words } from '../content/answers.ts';
import type { AnswerOutcome } from '../data/answers.ts';
import { type Draft, draftOf, keepDraft } from '../data/drafts.ts';

interface AnswerFormProps {
  lead: string;
  email: string;
  /** What is written where there is no draft. */
  beginning: Pick<Draft, 'subject' | 'body'>;
  /** Nobody has dealt with the lead yet. */
  isNew: boolean;
  busy: boolean;
  problem: Exclude<AnswerOutcome, 'done'> | undefined;
  onSend: (text: { subject: string; body: string }) => void;
  onClose: () => void;
}

/** Plain text to whoever sent the lead. What is written is kept as a draft; Escape closes. */
export function AnswerForm({
  lead,
  email,
  beginning,
  isNew,
  busy,
  problem,
  onSend,
  onClose,
}: AnswerFormProps) {
  const [draft] = useState(() => draftOf(lead) ?? beginning);
  const [missing, setMissing] = useState<{ subject?: string; body?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = body.current;
    if (!field) return;
    // Between what is said already and the greeting at the end.
    const place = field.value.indexOf('\n\n\n');
    field.setSelectionRange(place + 2, place + 2);
    field.focus();
  }, []);

  const written = () => {
    const values = new FormData(form.current ?? undefined);
    return { subject: String(values.get('subject')), body: String(values.get('body')) };
  };
  const keep = () => keepDraft(lead, { email, ...written() });
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  const send = () => {
    const { subject, body: text } = written();
    const lacks = {
      ...(subject.trim() === '' && { subject: words.missingSubject }),
      ...(text.trim() === '' && { body: words.missingBody }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length === 0)
      onSend({ subject: subject.trim(), body: text.replaceAll('\r\n', '\n').trim() });
  };

  return (
    <Card>
      <Form ref={form} busy={busy} onKeyDown={close} onChange={keep} onValues={send}>
        {/* The ring of what has the focus does not come to the words above it. */}
        <div className="lali:grid lali:gap-4 lali:[&_label]:pb-1">
          <Heading level={3}>{words.next}</Heading>
          <DescriptionList.Root>
            <DescriptionList.Item term={words.to}>
              <bdi className="lali:wrap-anywhere">{email}</bdi>
            </DescriptionList.Item>
          </DescriptionList.Root>
          <Field label={words.subject} error={missing.subject} required>
            <Input name="subject" maxLength={150} defaultValue={draft.subject} />
          </Field>
          <Field label={words.body} error={missing.body} required>
            <Textarea
              ref={body}
              name="body"
              rows={12}
              maxLength={10_000}
              defaultValue={draft.body}
              className="lali:sm:min-h-80!"
            />
          </Field>
          <StatusMessage tone="error" title={problem && words[problem]} />
          <div className="lali:flex lali:flex-wrap lali:gap-3 lali:max-sm:[&>button]:w-full">
            <SubmitButton state={busy ? 'busy' : 'idle'} labels={words.send} />
            <Button variant="outline" onClick={onClose}>
              {words.close}
            </Button>
          </div>
          <Text look="small" tone="soft">
            {words.sending(isNew)}
          </Text>
        </div>
      </Form>
    </Card>
  );
}
