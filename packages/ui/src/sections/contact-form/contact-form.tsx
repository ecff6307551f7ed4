'use client';

import type { ComponentProps } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Field, Textarea } from '../../primitives/field/index.ts';
import { fieldId, LeadForm, PersonFields } from '../../primitives/lead-form/index.ts';
import {
  type ContactFieldName,
  type ContactFormLabels,
  type ContactFormProblems,
  type ContactFormStatus,
  type ContactFormValues,
  contactFields,
} from './contact-form.types.ts';

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'onSubmit'> {
  /** Every word of the form: its title, its fields, its messages and its button. */
  labels: ContactFormLabels;
  /** What a visitor may be in the company; the choice is sent as its `value`. */
  roles: readonly { value: string; label: string }[];
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** Name under which the host's form handling knows the form. Default `contact`. */
  formName?: string;
  /** Default `idle`. A success empties the form; an error keeps every value. */
  status?: ContactFormStatus;
  /** What has to be corrected before the form can be sent. */
  problems?: ContactFormProblems | null;
  /** Counts the attempts: with each, the summary of problems takes the focus again. */
  attempt?: number;
  /** What to say in the states `success` and `error`. */
  message?: { title: string; text?: string } | undefined;
  /** Proof that it arrived; it remains when the success message has gone. */
  receipt?: string | undefined;
  /** All fields as they were filled in, once they are valid, with the value of the honeypot: send it along. */
  onSubmit?: (values: ContactFormValues, bot: string) => void;
  /** After each change while there are problems, so that those which are solved can go. */
  onRevalidate?: (values: ContactFormValues) => void;
}

function valuesOf(data: FormData): ContactFormValues {
  const values = contactFields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(values) as ContactFormValues;
}

/** Five fields that begin a project; the browser can post them by itself. */
export function ContactForm({
  labels,
  roles,
  formName = 'contact',
  status = 'idle',
  problems,
  attempt = 0,
  message,
  receipt,
  onSubmit,
  onRevalidate,
  ...rest
}: ContactFormProps) {
  const field = (name: ContactFieldName) => ({
    id: fieldId(formName, name),
    label: labels.fields[name].label,
    hint: labels.fields[name].hint,
    error: unbroken(problems?.fields[name] ?? ''),
    required: true,
  });
  return (
    <LeadForm
      labels={labels}
      formName={formName}
      fields={contactFields.map((name) => ({ name, label: labels.fields[name].label }))}
      status={status}
      problems={problems}
      attempt={attempt}
      message={message}
      receipt={receipt}
      figure={<LivingFigure tone="leaf" cells={190} parts={0} seed={5} grow />}
      onData={onSubmit && ((data) => onSubmit(valuesOf(data), String(data.get('bot-field') ?? '')))}
      onRevalidateData={onRevalidate && ((data) => onRevalidate(valuesOf(data)))}
      {...rest}
    >
      <PersonFields roles={roles} rolePlaceholder={labels.rolePlaceholder} field={field} />
      <Field {...field('message')} className="@xl:col-span-2">
        {/* As tall as the address beside it, which the card would else not reach. */}
        <Textarea name="message" className="@xl:min-h-70" />
      </Field>
    </LeadForm>
  );
}
