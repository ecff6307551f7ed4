import type { FormProblems, LeadField, LeadValues, Submission } from '@laliaflia/leads';
import { useEffect, useState } from 'react';
import type { Setback } from './setback-text.ts';
import { outboxView, setbackWords } from './submissions.ts';
import { referenceOf, useDelivery } from './use-delivery.ts';

type Message = { title: string; text?: string };
type LeadKind = Exclude<Submission['kind'], 'newsletter' | 'chat-message'>;

interface LeadFormOptions {
  kind: LeadKind;
  validate: (values: LeadValues) => FormProblems<LeadField> | null;
  /** The values as they are sent. */
  fieldsOf: (values: LeadValues) => Extract<Submission, { kind: LeadKind }>['fields'];
  words: {
    /** May tell what the values alone do not. */
    success: () => Message;
    /** Word for word from the error catalogue. */
    failed: string;
    receipt: (reference: string) => string;
  };
  /** How long the success stays, in milliseconds. Default: until the visitor leaves. */
  successLasts?: number;
}

interface Problems {
  problems: FormProblems<LeadField> | null;
  /** Grows with each press on the button, so that the summary of problems takes the focus again. */
  attempt: number;
  receipt?: string;
}

/** A form that brings a lead: checked, sent, and told about. */
export function useLeadForm({ kind, validate, fieldsOf, words, successLasts }: LeadFormOptions) {
  const { delivery, deliver, reset, leave } = useDelivery();
  const [{ problems, attempt, receipt }, setState] = useState<Problems>({ problems: null, attempt: 0 });
  const { status } = delivery;
  const arrived = delivery.status === 'success' ? delivery.id : undefined;
  const { receipt: receiptFor } = words;

  useEffect(() => {
    if (arrived === undefined) return;
    setState((now) => ({ ...now, receipt: receiptFor(referenceOf(arrived)) }));
  }, [arrived, receiptFor]);

  useEffect(() => {
    if (arrived === undefined || successLasts === undefined) return;
    const timer = setTimeout(reset, successLasts);
    return () => clearTimeout(timer);
  }, [arrived, successLasts, reset]);

  /** @returns Whether the values can be sent. */
  const check = (values: LeadValues): boolean => {
    const found = validate(values);
    setState((now) => ({ ...now, problems: found, attempt: now.attempt + 1 }));
    if (found && status === 'error') reset();
    return found === null;
  };

  const onSubmit = (values: LeadValues, bot: string) => {
    if (check(values)) void deliver({ kind, fields: fieldsOf(values) } as Parameters<typeof deliver>[0], bot);
  };

  const onRevalidate = (values: LeadValues) =>
    setState((now) => ({ ...now, problems: now.problems && remaining(now.problems, validate(values)) }));

  const onInput = delivery.status === 'error' ? leave : undefined;

  const message =
    delivery.status === 'error'
      ? { title: words.failed, ...textAfter(delivery.setback, delivery.id) }
      : delivery.status === 'success'
        ? words.success()
        : undefined;

  return { form: { status, message, problems, attempt, receipt, onSubmit, onRevalidate, onInput }, check };
}

/** What happens next, where anything does. */
function textAfter(setback: Setback, id: string): { text?: string } {
  const text = setbackWords()?.textAfter(setback, id, outboxView());
  return text === undefined ? {} : { text };
}

/** Of the fields that have failed, those that still do. A new problem waits for the next attempt. */
function remaining(
  { fields }: FormProblems<LeadField>,
  now: FormProblems<LeadField> | null,
): FormProblems<LeadField> | null {
  const still = Object.entries(now?.fields ?? {}).filter(([field]) => fields[field as LeadField]);
  return now && still.length > 0 ? { heading: now.heading, fields: Object.fromEntries(still) } : null;
}
