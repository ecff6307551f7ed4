import { checkForm, type forms } from '@laliaflia/leads';
import type { FormValues, LeadFormProblems } from '@laliaflia/ui/lead-form';
import { useEffect, useState } from 'react';
import { drawnFields, problemsInWords } from './form-fields.ts';
import { type Content, referenceOf, useDelivery } from './use-delivery.ts';

type Message = { title: string; text?: string };

interface LeadFormOptions {
  form: (typeof forms)['contact' | 'workshop-booking' | 'webinar'];
  /** Help texts, by the name of the field. */
  hints?: Readonly<Record<string, string>>;
  /** Hidden values that are sent too. */
  hidden?: () => Readonly<Record<string, string>>;
  words: {
    /** May contain facts beyond the values. */
    success: () => Message;
    /** Word for word from the error catalogue. */
    failed: string;
    receipt: (reference: string) => string;
  };
  /** How long the success is shown, in milliseconds. Default: until the visitor leaves. */
  successLasts?: number;
}

interface Problems {
  problems: LeadFormProblems | null;
  /** Grows with each press on the button, so that the summary of problems takes the focus again. */
  attempt: number;
  receipt?: string;
}

const noHints = {};

/** A lead form: renders, validates and sends it, and reports the result. */
export function useLeadForm({ form, hints = noHints, hidden, words, successLasts }: LeadFormOptions) {
  const { delivery, deliver, reset, leave } = useDelivery();
  const [{ problems, attempt, receipt: kept }, setState] = useState<Problems>({ problems: null, attempt: 0 });
  const { status } = delivery;
  const arrived = delivery.status === 'success' ? delivery.id : undefined;
  // With the success, not after it: what is added to it later is announced again.
  const receipt = arrived === undefined ? kept : words.receipt(referenceOf(arrived));

  useEffect(() => {
    if (receipt !== undefined) setState((now) => ({ ...now, receipt }));
  }, [receipt]);

  useEffect(() => {
    if (arrived === undefined || successLasts === undefined) return;
    const timer = setTimeout(reset, successLasts);
    return () => clearTimeout(timer);
  }, [arrived, successLasts, reset]);

  const validate = (written: FormValues) => {
    const { values, problems: found } = checkForm(form, written);
    return { values, found: found && problemsInWords(form, found) };
  };

  /** @returns The values as they are sent; undefined when they cannot be. */
  const check = (written: FormValues) => {
    const { values, found } = validate(written);
    setState((now) => ({ ...now, problems: found, attempt: now.attempt + 1 }));
    if (found && status === 'error') reset();
    return found ? undefined : values;
  };

  const onSubmit = (written: FormValues, bot: string) => {
    const values = check(written);
    if (values) void deliver({ kind: form.name, fields: { ...values, ...hidden?.() } } as Content, bot);
  };

  const onRevalidate = (written: FormValues) =>
    setState((now) => ({
      ...now,
      problems: now.problems && remaining(now.problems, validate(written).found),
    }));

  const onInput = delivery.status === 'error' ? leave : undefined;

  const message =
    delivery.status === 'error'
      ? { title: words.failed, ...(delivery.advice && { text: delivery.advice }) }
      : delivery.status === 'success'
        ? words.success()
        : undefined;

  const fields = drawnFields(form, hints);
  return {
    form: { fields, status, message, problems, attempt, receipt, onSubmit, onRevalidate, onInput },
    check,
  };
}

/** The reported problems that are still there. New problems are reported with the next attempt. */
function remaining({ fields }: LeadFormProblems, now: LeadFormProblems | null): LeadFormProblems | null {
  const still = Object.entries(now?.fields ?? {}).filter(([field]) => fields[field]);
  return now && still.length > 0 ? { heading: now.heading, fields: Object.fromEntries(still) } : null;
}
