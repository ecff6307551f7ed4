import { assessmentReport, botField } from '@laliaflia/leads';
import { Form, Heading, Honeypot, StatusMessage, SubmitButton, Text } from '@laliaflia/ui';
import { LeadField } from '@laliaflia/ui/lead-form';
import { useEffect, useId, useRef } from 'react';
import { report } from '../../content/assessment/words.ts';
import { drawnFields } from '../../delivery/form-fields.ts';
import type { useReport } from './use-report.ts';

const fields = drawnFields(assessmentReport, report.hints);

/** Asks for an address and sends the answers to a person. */
export function ReportForm({
  answers,
  status,
  isSent,
  message,
  problems,
  send,
  rewrite,
}: ReturnType<typeof useReport> & {
  /** How many are sent. */
  answers: number;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = fields.find(({ name }) => problems[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  }, [problems]);
  // What is said stands below the field, often below the window.
  useEffect(() => {
    if (message || Object.keys(problems).length > 0) form.current?.scrollIntoView({ block: 'nearest' });
  }, [message, problems]);
  return (
    <Form
      ref={form}
      aria-labelledby={`${id}-title`}
      name={assessmentReport.name}
      data-netlify="true"
      data-status={status}
      busy={status === 'sending'}
      onValues={(values) => send(written(values), String(values[botField] ?? ''))}
      onInput={(event) => rewrite(written(Object.fromEntries(new FormData(event.currentTarget))))}
    >
      <Heading id={`${id}-title`} level={2} look="subheading">
        {report.title}
      </Heading>
      <Text tone="soft" className="lali:pt-2 lali:pb-5">
        {report.text(answers)}
      </Text>
      <Honeypot label={report.honeypot} />
      <div className="lali:flex lali:flex-wrap lali:items-end lali:gap-3">
        {fields.map((field) => (
          <LeadField
            key={field.name}
            field={field}
            error={problems[field.name]}
            className="lali:min-w-[min(100%,16rem)] lali:grow lali:basis-0"
          />
        ))}
        <SubmitButton
          state={status === 'sending' ? 'busy' : isSent ? 'done' : 'idle'}
          labels={report.submit}
          quietWhenDone
        />
      </div>
      <StatusMessage
        tone={status === 'error' ? 'error' : 'success'}
        title={message?.title}
        className="lali:not-data-empty:mt-4"
      >
        {message?.text}
      </StatusMessage>
    </Form>
  );
}

/** What stands in the fields. */
function written(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(values[name] ?? '')]));
}
