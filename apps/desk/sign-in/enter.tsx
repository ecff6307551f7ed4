import { Button, Form, Heading, StatusMessage, SubmitButton, Text } from '@laliaflia/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { enter, signIn } from '../content/sign-in.ts';
import { type Outcome, signInWithLink } from '../data/session.ts';
import { Doorway } from './doorway.tsx';

/** Behind the link of a mail. Programs open links, too, so that only a press signs in. */
export function Enter() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | Exclude<Outcome, 'done'>>('idle');

  async function open(): Promise<void> {
    setState('busy');
    const outcome = await signInWithLink(hash.slice(1)).catch((): Outcome => 'failed');
    // The link is not left in the history.
    if (outcome === 'done') navigate('/', { replace: true });
    else setState(outcome);
  }

  if (state === 'wrong')
    return (
      <Doorway title={enter.stale.title}>
        <Heading level={1} look="heading">
          {enter.stale.title}
        </Heading>
        <Text tone="soft">{enter.stale.text}</Text>
        <div>
          <Button href="/">{enter.stale.action}</Button>
        </div>
      </Doorway>
    );
  return (
    <Doorway title={enter.title}>
      <div>
        <Heading level={1} look="heading">
          {enter.title}
        </Heading>
        <Text tone="soft" className="lali:mt-2">
          {enter.text}
        </Text>
      </div>
      <Form onValues={() => void open()} busy={state === 'busy'}>
        <SubmitButton state={state === 'busy' ? 'busy' : 'idle'} labels={enter.submit} />
      </Form>
      <StatusMessage
        tone="error"
        title={state === 'wait' ? signIn.wait : state === 'failed' ? signIn.failed : undefined}
      />
    </Doorway>
  );
}
