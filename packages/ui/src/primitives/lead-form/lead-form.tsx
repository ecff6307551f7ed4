'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Honeypot } from '../honeypot/index.ts';
import { CheckIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { StatusMessage } from '../status-message/index.ts';
import { SubmitButton, type SubmitState } from '../submit-button/index.ts';
import { FormFields } from './form-fields.tsx';
import {
  type FormField,
  type FormValues,
  fieldId,
  type LeadFormLabels,
  type LeadFormProblems,
  type LeadFormStatus,
} from './lead-form.types.ts';
import { SentPanel } from './sent-panel.tsx';

export interface LeadFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'name' | 'onSubmit'> {
  /** The words around the fields: its title, its button, what becomes of the data. */
  labels: LeadFormLabels;
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** Name under which the host's form handling knows the form. */
  formName: string;
  /** Sent along, not shown. Default: nothing. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** In the order of the form and of its summary of problems. */
  fields: readonly FormField[];
  /** Of each text of several lines. */
  longTextClassName?: string | undefined;
  /** While it is `waiting` or `sending`, a press does nothing. A success empties the form; an error keeps every value. */
  status: LeadFormStatus;
  /** What has to be corrected before the form can be sent: a summary, and a sentence at each field concerned. */
  problems: LeadFormProblems | null | undefined;
  /** Counts the attempts: with each, the summary takes the focus again. */
  attempt: number;
  /** What to say in the states `success` and `error`. */
  message: { title: string; text?: string } | undefined;
  /** Proof that it arrived; it remains when the success message has gone. */
  receipt: string | undefined;
  /** Decorates the success panel, on the secondary surface. */
  figure: ReactNode;
  /** Between the fields and the button. Default: nothing. */
  beforeSubmit?: ReactNode;
  /** All values by name, and that of the honeypot. Without it the form stays the browser's. */
  onSubmit?: ((values: FormValues, bot: string) => void) | undefined;
  /** After each change while there are problems. */
  onRevalidate?: ((values: FormValues) => void) | undefined;
}

const buttonStates: Record<LeadFormStatus, SubmitState> = {
  idle: 'idle',
  error: 'idle',
  waiting: 'busy',
  sending: 'busy',
  success: 'done',
};

function valuesOf(data: FormData, fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** What the forms that bring a lead share: native before scripts run, controlled from outside afterwards. */
export function LeadForm({
  labels,
  action,
  formName,
  hiddenFields = {},
  fields,
  longTextClassName,
  status,
  problems,
  attempt,
  message,
  receipt,
  figure,
  beforeSubmit,
  onSubmit,
  onRevalidate,
  onInput,
  onKeyUp,
  className,
  ref,
  ...rest
}: LeadFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRefs(ref, form);
  const enhanced = useEnhanced();
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
    if (status === 'error') scrollIntoSight(failure.current);
    // After the panel, which may be taller than the window.
    if (status === 'success' && form.current?.contains(document.activeElement))
      scrollIntoSight(document.activeElement);
  }, [status]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (buttonStates[status] !== 'idle') return;
    const data = new FormData(event.currentTarget);
    onSubmit(valuesOf(data, fields), String(data.get('bot-field') ?? ''));
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
      onInput={(event) => {
        onInput?.(event);
        if (problems) onRevalidate?.(valuesOf(new FormData(event.currentTarget), fields));
      }}
      onKeyUp={(event) => {
        onKeyUp?.(event);
        // The browser shows the caret; the error below a tall field may still lie outside the window.
        if (event.key === 'Tab' || event.key === 'Enter')
          scrollIntoSight((event.target as Element).closest('div[data-invalid]'));
      }}
      className={cx(
        'lali:group/form lali:surface-raised lali:@container lali:rounded-band lali:border lali:border-line',
        className,
      )}
      {...rest}
      ref={merged}
    >
      <div className="lali:p-5 lali:@sm:p-7 lali:@2xl:p-10">
        <div className="lali:grid">
          {/* Out of sight and out of reach for the moment of the panel, and still as tall: nothing below moves. */}
          <div className="lali:col-start-1 lali:row-start-1 lali:group-data-[status=success]/form:invisible">
            <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6 lali:gap-y-1">
              <h2 id={titleId} className="lali:type-subheading lali:min-w-0 lali:wrap-anywhere">
                {labels.title}
              </h2>
              {receipt ? null : <p className="lali:type-small lali:text-text-soft">{labels.note}</p>}
              {receipt && !sent ? (
                <p
                  data-part="receipt"
                  className="lali:type-small lali:flex lali:min-w-0 lali:items-baseline lali:gap-2 lali:wrap-anywhere lali:text-secondary-text"
                >
                  <CheckIcon size={16} strokeWidth={3} className="lali:shrink-0 lali:self-center" />
                  <span className="lali:min-w-0">{receipt}</span>
                </p>
              ) : null}
            </div>
            {problems ? (
              <ErrorSummary
                key={attempt}
                className="lali:mt-6"
                heading={problems.heading}
                errors={fields
                  .filter(({ name }) => problems.fields[name])
                  .map(({ name, label }) => ({ fieldId: fieldId(formName, name), label }))}
              />
            ) : null}

            <input type="hidden" name="form-name" value={formName} />
            {Object.entries(hiddenFields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Honeypot label={labels.honeypot} />
            <div className="lali:mt-7 lali:grid lali:items-start lali:gap-x-5 lali:gap-y-6 lali:@xl:grid-cols-2">
              <FormFields {...{ formName, fields, problems, longTextClassName }} />
            </div>
          </div>
          <SentPanel message={sent ? message : undefined} receipt={receipt} figure={figure} />
        </div>

        {beforeSubmit}
        <div className="lali:mt-7 lali:flex lali:flex-wrap lali:items-center lali:gap-x-6 lali:gap-y-4">
          <SubmitButton
            state={buttonStates[status]}
            // The panel says it.
            quietWhenDone
            labels={{
              idle: status === 'error' ? labels.again : labels.submit.idle,
              busy:
                status === 'waiting'
                  ? (labels.submit.waiting ?? labels.submit.sending)
                  : labels.submit.sending,
              done: labels.submit.success,
            }}
          />
          {labels.privacy ? (
            <p className="lali:type-small lali:text-text-soft">
              {labels.privacy.text} <Link href={labels.privacy.href}>{labels.privacy.label}</Link>
            </p>
          ) : null}
        </div>
        <StatusMessage
          ref={failure}
          tone="error"
          title={status === 'error' ? message?.title : undefined}
          className="lali:not-data-empty:mt-6"
        >
          {status === 'error' ? message?.text : undefined}
        </StatusMessage>
      </div>
    </form>
  );
}
