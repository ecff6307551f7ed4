'use client';

import type { ComponentProps, ReactNode } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Field, Textarea } from '../../primitives/field/index.ts';
import { fieldId, LeadForm, PersonFields, type RoleOption } from '../../primitives/lead-form/index.ts';
import {
  type BookingFieldName,
  type BookingFormLabels,
  type BookingFormProblems,
  type BookingFormStatus,
  type BookingFormValues,
  bookingFields,
} from './booking-form.types.ts';

export interface BookingFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'name' | 'onSubmit'> {
  /** Every word of the form: its title, its fields, its messages and its button. */
  labels: BookingFormLabels;
  /** What a visitor may be in the company; the choice is sent as its `value`. */
  roles: readonly RoleOption[];
  /** Where the browser posts the form before scripts run, and for good without `onSubmit`. */
  action: string;
  /** Name under which the host's form handling knows the form: 'workshop-booking'. Ids are made of it. */
  formName: string;
  /** Sent along, not shown: which workshop, which payment. Default: nothing. */
  hiddenFields?: Readonly<Record<string, string>>;
  /**
   * Default `idle`. `waiting`: something else has to happen first, such as a payment, and a press does nothing. A success
   * empties the form; an error keeps every value.
   */
  status?: BookingFormStatus;
  /** What has to be corrected before the form can be sent. */
  problems?: BookingFormProblems | null;
  /** Counts the attempts: with each, the summary of problems takes the focus again. */
  attempt?: number;
  /** What to say in the states `success` and `error`. */
  message?: { title: string; text?: string } | undefined;
  /** Proof that it arrived; it remains when the success message has gone. */
  receipt?: string | undefined;
  /** A step that is behind the visitor ('Payment Completed'), announced when it appears. Default: none. */
  settled?: string | undefined;
  /** Between the fields and the button: what the booking still needs. */
  children?: ReactNode;
  /** `bot` is what stood in the hidden field that people leave empty. */
  onSubmit?: (values: BookingFormValues, bot: string) => void;
  /** After each change while there are problems, so that those which are solved can go. */
  onRevalidate?: (values: BookingFormValues) => void;
}

function valuesOf(data: FormData): BookingFormValues {
  const values = bookingFields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(values) as BookingFormValues;
}

/** Four fields and perhaps a message that reserve a place. */
export function BookingForm({
  labels,
  roles,
  formName,
  status = 'idle',
  problems,
  attempt = 0,
  message,
  receipt,
  settled,
  children,
  onSubmit,
  onRevalidate,
  ...rest
}: BookingFormProps) {
  const asked = bookingFields.flatMap((name) => {
    const field = labels.fields[name];
    return field ? [{ name, label: field.label }] : [];
  });
  const field = (name: BookingFieldName) => ({
    id: fieldId(formName, name),
    label: labels.fields[name]?.label,
    hint: labels.fields[name]?.hint,
    error: unbroken(problems?.fields[name] ?? ''),
    required: name !== 'message',
  });
  return (
    <LeadForm
      labels={labels}
      formName={formName}
      fields={asked}
      status={status}
      problems={problems}
      attempt={attempt}
      message={message}
      receipt={receipt}
      figure={<LivingFigure tone="leaf" cells={190} parts={0} seed={9} grow />}
      beforeSubmit={
        <>
          {children}
          <p role="status" data-part="settled" className="not-empty:mt-7">
            {settled ? <Badge tone="success">{settled}</Badge> : null}
          </p>
        </>
      }
      onData={onSubmit && ((data) => onSubmit(valuesOf(data), String(data.get('bot-field') ?? '')))}
      onRevalidateData={onRevalidate && ((data) => onRevalidate(valuesOf(data)))}
      {...rest}
    >
      <PersonFields roles={roles} rolePlaceholder={labels.rolePlaceholder} field={field} />
      {labels.fields.message ? (
        <Field {...field('message')} className="@xl:col-span-2">
          <Textarea name="message" />
        </Field>
      ) : null}
    </LeadForm>
  );
}
