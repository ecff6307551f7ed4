'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { unbroken } from '../../internal/unbroken.tsx';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { Field, Input, Select, Textarea } from '../../primitives/field/index.ts';
import { Honeypot } from '../../primitives/honeypot/index.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { SubmitButton } from '../../primitives/submit-button/index.ts';
import {
  type ContactFieldName,
  type ContactFormLabels,
  type ContactFormProblems,
  type ContactFormStatus,
  type ContactFormValues,
  contactFields,
} from './contact-form.types.ts';
import { SentPanel } from './sent-panel.tsx';

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'onSubmit'> {
  labels: ContactFormLabels;
  roles: readonly { value: string; label: string }[];
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** Name under which the host's form handling knows the form. Default `contact`. */
  formName?: string;
  /** Default `idle`. A success empties the form; an error keeps every value. */
  status?: ContactFormStatus;
  /** What has to be mended before the form can be sent. */
  problems?: ContactFormProblems | null;
  /** Counts the attempts: with each, the summary of problems takes the focus again. */
  attempt?: number;
  /** What to say in the states `success` and `error`. */
  message?: { title: string; text?: string } | undefined;
  /** Stays after the message has gone: what proves that it arrived. */
  receipt?: string | undefined;
  onSubmit?: (values: ContactFormValues, bot: string) => void;
  /** After each change while there are problems, so that those which are solved can go. */
  onMend?: (values: ContactFormValues) => void;
}

const empty: ContactFormProblems['fields'] = {};

function valuesOf(data: FormData): ContactFormValues {
  const values = contactFields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(values) as ContactFormValues;
}

export function ContactForm({
  labels,
  roles,
  action,
  formName = 'contact',
  status = 'idle',
  problems,
  attempt = 0,
  message,
  receipt,
  onSubmit,
  onMend,
  onInput,
  className,
  ref,
  ...rest
}: ContactFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRefs(ref, form);
  const enhanced = useEnhanced();
  const wrong = problems?.fields ?? empty;
  const idOf = (field: ContactFieldName) => `${formName}-${field}`;

  const failure = useRef<HTMLDivElement>(null);
  const sent = status === 'success';

  // Before the fields hide, or the focus of a form sent with Enter would be lost with its field.
  useLayoutEffect(() => {
    if (!sent || !form.current) return;
    form.current.reset();
    if (form.current.contains(document.activeElement))
      form.current.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [sent]);

  useEffect(() => {
    if (status === 'error') failure.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (status === 'sending' || sent) return;
    const data = new FormData(event.currentTarget);
    onSubmit(valuesOf(data), String(data.get('bot-field') ?? ''));
  };

  const field = (name: ContactFieldName) => ({
    id: idOf(name),
    label: labels.fields[name].label,
    hint: labels.fields[name].hint,
    error: unbroken(wrong[name] ?? ''),
    required: true,
  });

  return (
    <form
      aria-labelledby={titleId}
      name={formName}
      method="post"
      action={action}
      data-netlify="true"
      data-netlify-honeypot="bot-field"
      data-status={status}
      data-enhanced={enhanced ? '' : undefined}
      noValidate={enhanced && onSubmit !== undefined}
      onSubmit={send}
      onInput={(event) => {
        onInput?.(event);
        if (problems) onMend?.(valuesOf(new FormData(event.currentTarget)));
      }}
      className={cx('group/form surface-raised @container rounded-band border border-line', className)}
      {...rest}
      ref={merged}
    >
      <div className="p-5 @sm:p-7 @2xl:p-10">
        <div className="grid">
          {/* Out of sight and out of reach for the moment of the panel, and still as tall: nothing below moves. */}
          <div className="col-start-1 row-start-1 group-data-[status=success]/form:invisible">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id={titleId} className="type-subheading">
                {labels.title}
              </h2>
              {receipt ? null : <p className="type-small text-muted">{labels.note}</p>}
              {receipt && !sent ? (
                <p data-part="receipt" className="type-small flex items-baseline gap-2 text-leaf-text">
                  <CheckIcon size={16} strokeWidth={3} className="shrink-0 self-center" />
                  {receipt}
                </p>
              ) : null}
            </div>
            {problems ? (
              <ErrorSummary
                key={attempt}
                className="mt-6"
                heading={problems.heading}
                errors={contactFields
                  .filter((name) => wrong[name])
                  .map((name) => ({ fieldId: idOf(name), label: labels.fields[name].label }))}
              />
            ) : null}

            <input type="hidden" name="form-name" value={formName} />
            <Honeypot label={labels.honeypot} />
            <div className="mt-7 grid items-start gap-x-5 gap-y-6 @xl:grid-cols-2">
              <Field {...field('name')}>
                <Input name="name" autoComplete="name" />
              </Field>
              <Field {...field('email')}>
                <Input name="email" type="email" autoComplete="email" />
              </Field>
              <Field {...field('company')}>
                <Input name="company" autoComplete="organization" />
              </Field>
              <Field {...field('role')}>
                <Select
                  name="role"
                  autoComplete="organization-title"
                  placeholder={labels.rolePlaceholder}
                  defaultValue=""
                >
                  {roles.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field {...field('message')} className="@xl:col-span-2">
                <Textarea name="message" />
              </Field>
            </div>
          </div>
          <SentPanel message={sent ? message : undefined} receipt={receipt} />
        </div>

        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <SubmitButton
            state={status === 'sending' ? 'busy' : sent ? 'done' : 'idle'}
            labels={{
              idle: status === 'error' ? labels.again : labels.submit.idle,
              busy: labels.submit.sending,
              done: labels.submit.success,
            }}
          />
          {labels.privacy ? (
            <p className="type-small text-muted">
              {labels.privacy.text} <Link href={labels.privacy.href}>{labels.privacy.label}</Link>
            </p>
          ) : null}
        </div>
        <StatusMessage
          ref={failure}
          tone="error"
          title={status === 'error' ? message?.title : undefined}
          className="not-data-empty:mt-6"
        >
          {status === 'error' ? message?.text : undefined}
        </StatusMessage>
      </div>
    </form>
  );
}
