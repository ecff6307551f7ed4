import { botField } from '@laliaflia/leads';
import { Field, Form, Heading, Honeypot, Input, StatusMessage, SubmitButton, Text } from '@laliaflia/ui';
import { useEffect, useId, useRef } from 'react';
import { report } from '../../content/assessment/words.ts';
import type { useReport } from './use-report.ts';

/** Asks for an address and sends the answers to a person. */
export function ReportForm({
  answers,
  status,
  isSent,
  message,
  problem,
  send,
  rewrite,
}: ReturnType<typeof useReport> & {
  /** How many are sent. */
  answers: number;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  }, [problem]);
  return (
    <Form
      ref={form}
      aria-labelledby={`${id}-title`}
      name="assessment-report"
      data-netlify="true"
      data-status={status}
      busy={status === 'sending'}
      onValues={(values) => send(String(values.email ?? ''), String(values[botField] ?? ''))}
    >
      <Heading id={`${id}-title`} level={2} look="subheading">
        {report.title}
      </Heading>
      <Text tone="soft" className="pt-2 pb-5">
        {report.text(answers)}
      </Text>
      <Honeypot label={report.honeypot} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={report.field.label}
          hint={report.field.hint}
          error={problem}
          required
          className="min-w-[min(100%,16rem)] grow basis-0"
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            onInput={(event) => rewrite(event.currentTarget.value)}
          />
        </Field>
        <SubmitButton
          state={status === 'sending' ? 'busy' : isSent ? 'done' : 'idle'}
          labels={report.submit}
        />
      </div>
      <StatusMessage
        tone={status === 'error' ? 'error' : 'success'}
        title={message?.title}
        className="not-data-empty:mt-4"
      >
        {message?.text}
      </StatusMessage>
    </Form>
  );
}
