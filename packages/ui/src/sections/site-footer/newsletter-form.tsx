'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Honeypot } from '../../primitives/honeypot/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { SubmitButton } from '../../primitives/submit-button/index.ts';

export type NewsletterStatus = 'idle' | 'sending' | 'success' | 'error';

export interface NewsletterFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'onSubmit'> {
  title: string;
  text: string;
  /** Of the e-mail field. */
  label: string;
  /** The label of the button, idle and while sending. */
  submit: { idle: string; sending: string };
  /** Default `idle`. A success clears the field. */
  status?: NewsletterStatus;
  /** What to say about the last attempt. */
  message?: string | undefined;
  /** The message is about the address itself: until that is corrected, the field is marked, and described by it. Default `false`. */
  invalid?: boolean;
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** Name under which the host's form handling knows the form. Default `newsletter`. */
  formName?: string;
  onSubmit?: (signup: { email: string; bot: string }) => void;
}

interface Sized extends NewsletterFormProps {
  /** `short` has a small title and sits close. Default `default`. */
  size?: 'default' | 'short';
}

/** One field and one button that sign up for the newsletter; the browser can post them by itself. */
export function NewsletterForm({
  title,
  text,
  label,
  submit,
  status = 'idle',
  message,
  invalid = false,
  action,
  formName = 'newsletter',
  onSubmit,
  size = 'default',
  className,
  ref,
  ...rest
}: Sized) {
  const titleId = useId();
  const outcomeId = useId();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRefs(ref, form);
  const enhanced = useEnhanced();
  const [corrected, setCorrected] = useState(false);
  const wrong = invalid && !corrected;

  const outcome = useRef<HTMLDivElement>(null);
  // What was said when the form mounted is no news: a page with the other size of footer has followed.
  const told = useRef(status);

  useEffect(() => {
    if (told.current === status) return;
    told.current = status;
    if (status === 'success') form.current?.reset();
    if (status === 'success' || status === 'error') scrollIntoSight(outcome.current);
  }, [status]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (status === 'sending') return;
    setCorrected(false);
    const data = new FormData(event.currentTarget);
    onSubmit({ email: String(data.get('email') ?? ''), bot: String(data.get('bot-field') ?? '') });
  };

  return (
    <form
      aria-labelledby={titleId}
      name={formName}
      method="post"
      action={action}
      data-netlify="true"
      data-status={status}
      data-enhanced={enhanced ? '' : undefined}
      noValidate={enhanced && onSubmit !== undefined}
      onSubmit={send}
      className={cx('lali:max-w-[34rem]', className)}
      {...rest}
      ref={merged}
    >
      <h2 id={titleId} className={size === 'short' ? 'lali:font-semibold' : 'lali:type-subheading'}>
        {title}
      </h2>
      <p
        className={
          size === 'short'
            ? 'lali:type-small lali:mt-1.5 lali:max-w-[26em] lali:text-text-soft'
            : 'lali:mt-1 lali:max-w-[26em] lali:text-text-soft lali:@max-2xl:type-small lali:@3xl:mt-2'
        }
      >
        {text}
      </p>
      <input type="hidden" name="form-name" value={formName} />
      <Honeypot />
      <div
        className={cx(
          'lali:mt-3 lali:flex lali:flex-wrap lali:items-end lali:gap-x-2 lali:gap-y-3 lali:@3xl:gap-x-3',
          size === 'default' && 'lali:@3xl:mt-5',
        )}
      >
        <Field label={label} required className="lali:min-w-[min(100%,11rem)] lali:grow lali:basis-0">
          <Input
            type="email"
            name="email"
            autoComplete="email"
            onInput={(event) => setCorrected(event.currentTarget.validity.valid)}
            {...(wrong && { 'aria-invalid': true, 'aria-describedby': outcomeId })}
          />
        </Field>
        <SubmitButton
          progress="sign"
          state={status === 'sending' ? 'busy' : 'idle'}
          labels={{ idle: submit.idle, busy: submit.sending, done: submit.idle }}
        />
      </div>
      <StatusMessage
        ref={outcome}
        id={outcomeId}
        tone={status === 'error' ? 'error' : 'success'}
        className="lali:not-data-empty:mt-4"
      >
        {status === 'success' || status === 'error' ? message : null}
      </StatusMessage>
    </form>
  );
}
