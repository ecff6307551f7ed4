import { newSubmissionId } from '@laliaflia/backend';
import { isNewsletterEmpty, messages, type NewsletterSignup, validateNewsletter } from '@laliaflia/domain';
import { useRef, useState } from 'react';
import { gateway } from './gateway.ts';
import { reportSpam } from './host-form.ts';

type State =
  | { status: 'idle' | 'sending'; message?: undefined }
  | { status: 'success' | 'error'; message: string };

/** The newsletter form of the footer: an empty one does nothing, and an address has one id until it is subscribed. */
export function useNewsletter() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const id = useRef<string>(undefined);

  const onSubmit = async ({ email, bot }: NewsletterSignup & { bot: string }) => {
    if (state.status === 'sending' || isNewsletterEmpty({ email })) return;
    const problems = validateNewsletter({ email });
    if (problems) return setState({ status: 'error', message: problems.heading });
    id.current ??= newSubmissionId();
    setState({ status: 'sending' });
    const result = await subscribe(id.current, email, bot);
    if (!result.ok) return setState({ status: 'error', message: result.message });
    id.current = undefined;
    setState({ status: 'success', message: messages.newsletter.success });
  };

  return { ...state, onSubmit };
}

async function subscribe(id: string, email: string, bot: string) {
  if (bot !== '') {
    reportSpam({ form: 'newsletter', id, fields: { email }, bot });
    return { ok: true } as const;
  }
  try {
    return await gateway().subscribe({ id, email });
  } catch (error) {
    console.error(messages.newsletter.failed, error);
    return { ok: false, message: messages.newsletter.failed } as const;
  }
}
