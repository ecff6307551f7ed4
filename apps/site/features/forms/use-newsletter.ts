import { checkForm, newsletter } from '@laliaflia/leads';
import { useState } from 'react';
import { newsletterMessages } from '../../content/newsletter.ts';
import { useDelivery } from '../../delivery/use-delivery.ts';
import { newsletterText } from './newsletter-text.ts';

/** The newsletter form of the footer: an empty one does nothing, and an address has one id until it is subscribed. */
export function useNewsletter() {
  const { delivery, deliver, reset } = useDelivery();
  const [isWrong, setWrong] = useState(false);

  const onSubmit = ({ email, bot }: { email: string; bot: string }) => {
    const { values, problems } = checkForm(newsletter, { email });
    if (values.email === '') return;
    setWrong(problems !== null);
    if (problems) reset();
    else void deliver({ kind: newsletter.name, fields: values }, bot);
  };

  if (isWrong)
    return { status: 'error' as const, message: newsletterMessages.checkEmail, invalid: true, onSubmit };
  return { status: delivery.status, message: newsletterText(delivery), onSubmit };
}
