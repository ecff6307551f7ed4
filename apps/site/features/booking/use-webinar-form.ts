import { type Payment, type PaymentProvider, webinar } from '@laliaflia/leads';
import type { FormValues } from '@laliaflia/ui/lead-form';
import { useRef, useState } from 'react';
import { messages } from '../../content/messages.ts';
import { registrationReceipt, registrationSuccess } from '../../content/pages/webinar.ts';
import { outlookAt } from '../../content/webinar-dates.ts';
import { useLeadForm } from '../../delivery/use-lead-form.ts';

type Step =
  | { kind: 'unpaid' }
  | { kind: 'prompt' }
  /** The visitor says that it is paid; a moment passes, then a question may follow. */
  | { kind: 'settling'; leave: AbortController; answer?: (isPaid: boolean) => void }
  | { kind: 'paid'; payment: Payment };

/** A registration for the webinar: first the payment, then the form. */
export function useWebinarForm(provider: PaymentProvider) {
  const [step, setStep] = useState<Step>({ kind: 'unpaid' });
  const paid = useRef<Payment>(undefined);
  const { form, check } = useLeadForm({
    form: webinar,
    hidden: () => ({ ...paid.current }),
    words: {
      success: () => registrationSuccess(paid.current?.payment_id ?? '', outlookAt(Date.now())),
      failed: messages.webinar.failed,
      receipt: registrationReceipt,
    },
  });

  const onSubmit = (values: FormValues, bot: string) => {
    if (step.kind === 'paid') form.onSubmit(values, bot);
    else if (check(values)) setStep({ kind: 'prompt' });
  };

  /** 'I've Completed Payment'. */
  const settle = async () => {
    if (step.kind !== 'prompt') return;
    const leave = new AbortController();
    setStep({ kind: 'settling', leave });
    const confirm = () => new Promise<boolean>((answer) => setStep({ kind: 'settling', leave, answer }));
    const payment = await provider.settle({ confirm, signal: leave.signal });
    if (leave.signal.aborted) return;
    paid.current = payment ?? undefined;
    setStep(payment ? { kind: 'paid', payment } : { kind: 'prompt' });
  };

  const cancel = () => {
    if (step.kind === 'settling') step.leave.abort();
    setStep({ kind: 'unpaid' });
  };

  const asking = step.kind === 'prompt' || step.kind === 'settling';
  return {
    form: { ...form, status: asking ? ('waiting' as const) : form.status, onSubmit },
    isPaid: step.kind === 'paid',
    prompt: { open: asking, busy: step.kind === 'settling', onCompleted: settle, onCancel: cancel },
    /** Answers the question whether it is paid, while it is asked. */
    answer: step.kind === 'settling' ? step.answer : undefined,
  };
}
