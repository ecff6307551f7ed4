'use client';

import type { ComponentProps, ReactNode } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import {
  type FormField,
  type FormValues,
  LeadForm,
  type LeadFormLabels,
  type LeadFormProblems,
  type LeadFormStatus,
} from '../../primitives/lead-form/index.ts';

export interface BookingFormProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'action' | 'method' | 'name' | 'onSubmit'> {
  /** What it asks for, in its order. */
  fields: readonly FormField[];
  /** The words around the fields: its title, its button, what becomes of the data. */
  labels: LeadFormLabels;
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
  status?: LeadFormStatus;
  /** What has to be corrected before the form can be sent. */
  problems?: LeadFormProblems | null;
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
  onSubmit?: (values: FormValues, bot: string) => void;
  /** After each change while there are problems, so that those which are solved can go. */
  onRevalidate?: (values: FormValues) => void;
}

/** The few fields that reserve a place, and what the booking needs besides. */
export function BookingForm({
  status = 'idle',
  problems,
  attempt = 0,
  message,
  receipt,
  settled,
  children,
  ...rest
}: BookingFormProps) {
  return (
    <LeadForm
      status={status}
      problems={problems}
      attempt={attempt}
      message={message}
      receipt={receipt}
      figure={<LivingFigure tone="secondary" cells={190} parts={0} seed={9} grow />}
      beforeSubmit={
        <>
          {children}
          <p role="status" data-part="settled" className="lali:not-empty:mt-7">
            {settled ? <Badge tone="success">{settled}</Badge> : null}
          </p>
        </>
      }
      {...rest}
    />
  );
}
