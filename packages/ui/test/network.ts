import { useRef, useState } from 'react';
import { answersAfter, type Network, networks } from '../../../.storybook/network.ts';

/** Whether a submission arrives. With the toolbar's failure state the person who chose it sees the result. */
export const arrives = (network: unknown): boolean => network !== 'failing';

/** Sends nothing: waits as long as such a network would, then succeeds or fails. */
export function submitThrough(network: unknown = 'ok'): (value?: unknown) => Promise<void> {
  if (!networks.includes(network as Network)) {
    throw new Error(
      `There is no network called ${String(network)}. Pass \`context.globals.network\`, or one of: ${networks.join(', ')}.`,
    );
  }
  const kind = network as Network;
  return () =>
    new Promise((resolve, reject) => {
      setTimeout(
        () => (kind === 'failing' ? reject(new Error('The network is set to failing.')) : resolve()),
        answersAfter[kind],
      );
    });
}

export type SubmissionStatus = 'idle' | 'sending' | 'success' | 'error';

/** The state that a page keeps around a form: sends through the given network and stores the result. */
export function useSubmission(network: unknown): {
  status: SubmissionStatus;
  submit: (value?: unknown) => Promise<boolean>;
} {
  const [status, setStatus] = useState<SubmissionStatus>('idle');
  const attempt = useRef(0);
  const submit = async (value?: unknown) => {
    attempt.current += 1;
    const own = attempt.current;
    setStatus('sending');
    const arrived = await submitThrough(network)(value).then(
      () => true,
      () => false,
    );
    // A response to an earlier attempt does not count for this one.
    if (own === attempt.current) setStatus(arrived ? 'success' : 'error');
    return arrived;
  };
  return { status, submit };
}
