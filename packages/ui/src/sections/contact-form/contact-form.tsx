'use client';

import type { ComponentProps } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import {
  type FormField,
  type FormValues,
  LeadForm,
  type LeadFormLabels,
  type LeadFormProblems,
  type LeadFormStatus,
} from '../../primitives/lead-form/index.ts';

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'onSubmit'> {
  /** What it asks for, in its order. */
  fields: readonly FormField[];
  /** The words around the fields: its title, its button, what becomes of the data. */
  labels: LeadFormLabels;
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** Name under which the host's form handling knows the form. Default `contact`. */
  formName?: string;
  /** Default `idle`. A success empties the form; an error keeps every value. */
  status?: Exclude<LeadFormStatus, 'waiting'>;
  /** What has to be corrected before the form can be sent. */
  problems?: LeadFormProblems | null;
  /** Counts the attempts: with each, the summary of problems takes the focus again. */
  attempt?: number;
  /** What to say in the states `success` and `error`. */
  message?: { title: string; text?: string } | undefined;
  /** Proof that it arrived; it remains when the success message has gone. */
  receipt?: string | undefined;
  /** All fields as they were filled in, once they are valid, with the value of the honeypot: send it along. */
  onSubmit?: (values: FormValues, bot: string) => void;
  /** After each change while there are problems, so that those which are solved can go. */
  onRevalidate?: (values: FormValues) => void;
}

/** The few fields that begin a project; the browser can post them by itself. */
export function ContactForm({
  formName = 'contact',
  status = 'idle',
  problems,
  attempt = 0,
  message,
  receipt,
  ...rest
}: ContactFormProps) {
  return (
    <LeadForm
      formName={formName}
      status={status}
      problems={problems}
      attempt={attempt}
      message={message}
      receipt={receipt}
      figure={<LivingFigure tone="secondary" cells={190} parts={0} seed={5} grow />}
      // As tall as the address beside it, which the card would else not reach.
      longTextClassName="lali:@xl:min-h-56"
      {...rest}
    />
  );
}
