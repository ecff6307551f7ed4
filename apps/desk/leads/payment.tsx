import { Button, Heading, Text, useToast } from '@laliaflia/ui';
import { useState } from 'react';
import { payment as words } from '../content/keeping.ts';
import { markPaid, unmarkPaid } from '../data/keeping.ts';
import type { Payment as SeenPayment, WholeLead } from '../data/types.ts';
import { failureText } from './failure.ts';
import { longTime } from './times.ts';
import { usePutBack } from './use-put-back.ts';

interface PaymentProps {
  lead: string;
  payment: WholeLead['payment'];
  onChanged: () => void;
}

/** Whether the owner has seen the payment of a booking or registration. */
export function Payment({ lead, payment, onChanged }: PaymentProps) {
  const toast = useToast();
  const offerUndo = usePutBack('lead_payments', onChanged);
  const [busy, setBusy] = useState(false);

  async function attempt(change: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await change();
      onChanged();
    } catch (error) {
      toast({ text: failureText(error, words.failed), tone: 'error' });
      onChanged();
    } finally {
      setBusy(false);
    }
  }

  const conflict = () => toast({ text: words.conflict, tone: 'info' });

  async function mark(): Promise<void> {
    const own = await markPaid(lead);
    if (!own) return conflict();
    const takeBack = async () => {
      if (!(await unmarkPaid(lead, own))) conflict();
    };
    toast({ text: words.set, action: { label: words.undo, onAction: () => void attempt(takeBack) } });
  }

  async function unmark(seen: SeenPayment): Promise<void> {
    // Who had seen it, and when, comes back with it.
    if (await unmarkPaid(lead, seen)) offerUndo({ id: lead, madeAt: seen.verified_at }, words.unset);
    else conflict();
  }

  return (
    <section className="lali:grid lali:justify-items-start lali:gap-3" aria-labelledby="payment">
      <Heading level={3} id="payment">
        {words.title}
      </Heading>
      <Text className="lali:wrap-anywhere">
        {payment ? words.verified(payment.verified_by, longTime(payment.verified_at)) : words.open}
      </Text>
      <Button
        variant="outline"
        size="small"
        loading={busy}
        onClick={() => {
          if (!busy) void attempt(() => (payment ? unmark(payment) : mark()));
        }}
      >
        {payment ? words.takeBack : words.verify}
      </Button>
    </section>
  );
}
