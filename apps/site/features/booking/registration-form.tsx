import { AlertDialog, BookingForm } from '@laliaflia/ui';
import { useRef, useState } from 'react';
import { messages } from '../../content/messages.ts';
import { hiddenFields, form as labels, payment, webinarAction } from '../../content/pages/webinar.ts';
import { paymentProvider } from './payment.ts';
import { PaymentForm, PaymentPrompt } from './payment-prompt.tsx';
import { useWebinarForm } from './use-webinar-form.ts';

const paidLabels = { ...labels, submit: { ...labels.submit, idle: payment.register } };

/** The registration for the webinar with everything that the payment adds. */
export function RegistrationForm({ id }: { id: string }) {
  const box = useRef<HTMLFormElement>(null);
  const { form, isPaid, prompt, answer } = useWebinarForm(paymentProvider);
  const { open, onCancel, ...asked } = prompt;
  // While the question leaves, the form behind it is inert: what appears there now is announced by nothing.
  const [isLeaving, setLeaving] = useState(false);
  const focusButton = () => box.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  return (
    <>
      <BookingForm
        ref={box}
        id={id}
        className="lali:scroll-mt-24"
        labels={isPaid ? paidLabels : labels}
        action={webinarAction}
        formName="webinar"
        hiddenFields={hiddenFields}
        settled={isPaid && !isLeaving && form.status !== 'success' ? payment.done : undefined}
        {...form}
      >
        {open ? (
          <PaymentPrompt
            page={paymentProvider.page}
            {...asked}
            onCancel={() => {
              onCancel();
              focusButton();
            }}
          />
        ) : null}
      </BookingForm>
      <PaymentForm {...paymentProvider.page} />
      <AlertDialog
        open={answer !== undefined}
        title={messages.webinar.confirmPayment}
        onConfirm={() => {
          setLeaving(true);
          answer?.(true);
        }}
        onCancel={() => answer?.(false)}
        onCloseAutoFocus={(event) => {
          setLeaving(false);
          // Once it is paid, what had the focus before is gone.
          if (box.current?.querySelector('fieldset')) return;
          event.preventDefault();
          focusButton();
        }}
      />
    </>
  );
}
