import { newSubmissionId } from '@laliaflia/backend';
import {
  type FormProblems,
  type Inquiry,
  type InquiryField,
  messages,
  validateInquiry,
} from '@laliaflia/domain';
import { useEffect, useRef, useState } from 'react';
import { gateway } from './gateway.ts';
import { reportSpam } from './host-form.ts';
import { tracking } from './tracking.ts';

/** How long the success panel stays. The receipt stays for good. */
const successLasts = 5000;

type Outcome =
  | { status: 'idle' | 'sending' }
  | { status: 'success' | 'error'; message: { title: string; text?: string } };

interface ContactFormState {
  outcome: Outcome;
  problems: FormProblems<InquiryField> | null;
  /** Grows with each press on the button, so that the summary of problems takes the focus again. */
  attempt: number;
  receipt?: string;
}

const success: Outcome = {
  status: 'success',
  message: { title: messages.contact.success, text: messages.contact.successDetail },
};
const failure: Outcome = { status: 'error', message: { title: messages.contact.failed } };

/** The path of an inquiry from the form to the database. @param receiptFor Words the line that proves the arrival. */
export function useContactForm(receiptFor: (reference: string) => string) {
  const [state, setState] = useState<ContactFormState>({
    outcome: { status: 'idle' },
    problems: null,
    attempt: 0,
  });
  // One id for one filled form, over every attempt until it succeeds.
  const id = useRef<string>(undefined);
  const busy = useRef(false);
  const { status } = state.outcome;

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(
      () => setState((now) => ({ ...now, outcome: { status: 'idle' } })),
      successLasts,
    );
    return () => clearTimeout(timer);
  }, [status]);

  const submit = async (values: Inquiry, bot: string) => {
    if (busy.current) return;
    const problems = validateInquiry(values);
    const attempt = state.attempt + 1;
    if (problems) {
      setState((now) => ({ ...now, outcome: { status: 'idle' }, problems, attempt }));
      return;
    }
    busy.current = true;
    id.current ??= newSubmissionId();
    const sent = id.current;
    setState({ outcome: { status: 'sending' }, problems: null, attempt });
    const arrived = await deliver(sent, values, bot);
    busy.current = false;
    if (!arrived) {
      setState((now) => ({ ...now, outcome: failure }));
      return;
    }
    id.current = undefined;
    setState((now) => ({ ...now, outcome: success, receipt: receiptFor(reference(sent)) }));
  };

  const mend = (values: Inquiry) =>
    setState((now) => ({ ...now, problems: now.problems && remaining(now.problems, values) }));

  const { outcome, problems, attempt, receipt } = state;
  return {
    status,
    message: 'message' in outcome ? outcome.message : undefined,
    problems,
    attempt,
    receipt,
    onSubmit: submit,
    onMend: mend,
  };
}

/** Of the fields that have failed, those that still do. A new problem waits for the next attempt. */
function remaining(
  { fields }: FormProblems<InquiryField>,
  values: Inquiry,
): FormProblems<InquiryField> | null {
  const now = validateInquiry(values);
  const still = Object.entries(now?.fields ?? {}).filter(([field]) => fields[field as InquiryField]);
  return now && still.length > 0 ? { heading: now.heading, fields: Object.fromEntries(still) } : null;
}

async function deliver(id: string, inquiry: Inquiry, bot: string): Promise<boolean> {
  if (bot !== '') {
    reportSpam({ form: 'contact', id, fields: { ...inquiry }, bot });
    return true;
  }
  try {
    const result = await gateway().submitInquiry({ id, ...inquiry });
    if (!result.ok) throw new Error(result.error);
  } catch (error) {
    console.error('The inquiry could not be sent', error);
    return false;
  }
  countSubmission();
  return true;
}

/** The lead is safe by now; whatever goes wrong here is no business of the visitor. */
function countSubmission(): void {
  try {
    tracking().formSubmit('contact', location.pathname);
  } catch (error) {
    console.error(messages.analytics.failed, error);
  }
}

/** The part of an id that a person can read out. */
function reference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
