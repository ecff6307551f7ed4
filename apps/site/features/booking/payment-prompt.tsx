import type { PaymentPage } from '@laliaflia/leads';
import { Button, Text } from '@laliaflia/ui';
import { useEffect, useId, useRef } from 'react';
import { payment } from '../../content/pages/webinar.ts';

interface PaymentPromptProps {
  page: PaymentPage;
  /** The visitor has said that it is paid, and the question is on its way. */
  busy: boolean;
  onCompleted: () => void;
  onCancel: () => void;
}

/** Stands in the form between the fields and the button, until it is paid. */
export function PaymentPrompt({ page, busy, onCompleted, onCancel }: PaymentPromptProps) {
  const title = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="lali:focus-ring lali:mt-7 lali:rounded-card lali:border lali:border-line lali:p-5"
    >
      <Text id={title} className="lali:font-semibold">
        {payment.title}
      </Text>
      <Text tone="soft" className="lali:pt-1 lali:pb-5">
        {payment.text}
      </Text>
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <PayButton {...page} />
        <Button variant="outline" size="small" loading={busy} onClick={onCompleted}>
          {payment.completed}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {payment.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

/** A form cannot stand inside another one: where the provider wants a form, it stands beside (`PaymentForm`). */
function PayButton({ href, fields }: PaymentPage) {
  if (fields === undefined) {
    return (
      <Button href={href} target="_blank" rel="noopener" size="small">
        {payment.pay}
      </Button>
    );
  }
  return (
    <Button type="submit" form={paymentForm} size="small">
      {payment.pay}
    </Button>
  );
}

const paymentForm = 'webinar-payment';

/** The provider's own form, out of sight; it opens in a new tab that knows nothing of this one. */
export function PaymentForm({ href, fields }: PaymentPage) {
  if (fields === undefined) return null;
  return (
    <form id={paymentForm} method="post" action={href} target="_blank" rel="noopener" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
