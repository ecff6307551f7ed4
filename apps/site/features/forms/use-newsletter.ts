import {
  cleanLine,
  isNewsletterEmpty,
  messages,
  type NewsletterSignup,
  validateNewsletter,
} from '@laliaflia/leads';
import { useState } from 'react';
import { setbackWords } from '../../delivery/submissions.ts';
import { useDelivery } from '../../delivery/use-delivery.ts';

/** The newsletter form of the footer: an empty one does nothing, and an address has one id until it is subscribed. */
export function useNewsletter() {
  const { delivery, deliver, reset } = useDelivery();
  const [problem, setProblem] = useState<string>();

  const onSubmit = ({ email, bot }: NewsletterSignup & { bot: string }) => {
    if (isNewsletterEmpty({ email })) return;
    const found = validateNewsletter({ email });
    setProblem(found?.heading);
    if (found) reset();
    else void deliver({ kind: 'newsletter', fields: { email: cleanLine(email) } }, bot);
  };

  if (problem !== undefined) return { status: 'error' as const, message: problem, onSubmit };
  const { status } = delivery;
  if (delivery.status === 'success') return { status, message: messages.newsletter.success, onSubmit };
  if (delivery.status !== 'error') return { status, message: undefined, onSubmit };
  const words = setbackWords()?.newsletterText(delivery.setback) ?? messages.newsletter.failed;
  return { status, message: words, onSubmit };
}
