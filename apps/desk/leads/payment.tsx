import { Button, Heading, Text, useToast } from '@laliaflia/ui';
import { useState } from 'react';
import { payment as words } from '../content/keeping.ts';
import { setPaid } from '../data/keeping.ts';
import type { WholeLead } from '../data/types.ts';
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

  async function change(isPaid: boolean, isUndo = false): Promise<void> {
    setBusy(true);
    try {
      await setPaid(lead, isPaid);
      onChanged();
      if (isUndo) return;
      // Who had seen it, and when, comes back with it.
      if (!isPaid) offerUndo(lead, words.unset);
      else
        toast({
          text: words.set,
          action: { label: words.undo, onAction: () => void change(false, true) },
        });
    } catch (error) {
      toast({ text: failureText(error, words.failed), tone: 'error' });
      onChanged();
    } finally {
      setBusy(false);
    }
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
          if (!busy) void change(payment === null);
        }}
      >
        {payment ? words.takeBack : words.verify}
      </Button>
    </section>
  );
}
