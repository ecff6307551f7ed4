import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { Pattern } from './pattern.tsx';

/** The first attempt fails at the server; the value stays, the second one arrives. */
function Example() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Stack gap={20}>
      <Field label="Your e-mail" mark={false}>
        <Input name="email" type="email" autoComplete="email" defaultValue="ada@example.com" />
      </Field>
      <StatusMessage
        tone={attempts > 1 ? 'success' : 'error'}
        title={attempts > 1 ? 'You are on the list.' : attempts > 0 && 'That did not reach us.'}
      >
        {attempts > 1
          ? 'The letter comes on the first Tuesday of the month.'
          : attempts > 0 && 'Your address is still here. Try again in a moment, or write to us.'}
      </StatusMessage>
      <Button onClick={() => setAttempts((count) => count + 1)} disabled={attempts > 1}>
        {attempts === 1 ? 'Try Again' : 'Send Me the Letter'}
      </Button>
    </Stack>
  );
}

export function ErrorsPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            An error has three places. At the field stands what to do about one value. Above the form stands a
            summary with links, once somebody has tried to send it. At the button stands what happened to the
            whole: no network, no answer, no room left.
          </p>
          <p>
            Each sentence is the next step and not the verdict, because it is read aloud by itself. It blames
            nobody, names no code, and keeps every value that was written.
          </p>
          <p>
            What the machine can mend, it mends: a message that could not be sent waits in the outbox and goes
            when the network is back. A page that does not exist leads to those that do.
          </p>
        </>
      }
      example={<Example />}
      toTry="send it twice. The first attempt fails, and the address stays."
      pieces={[
        {
          folder: 'primitives/field',
          name: 'Field',
          when: 'One value: a sentence below the control, and an icon',
        },
        {
          folder: 'primitives/error-summary',
          name: 'ErrorSummary',
          when: 'A form with several problems, after an attempt',
        },
        {
          folder: 'primitives/status-message',
          name: 'StatusMessage',
          when: 'What became of the whole, at the button',
        },
        { folder: 'sections/outbox', name: 'Outbox', when: 'What waits for the network' },
        { folder: 'sections/not-found', name: 'NotFound', when: 'An address that leads nowhere' },
      ]}
      rules={[
        {
          write: 'Enter an e-mail address in the form name@company.com',
          not: 'Invalid input',
          because: 'Says what to do.',
        },
        {
          write: 'That did not reach us. Try again in a moment.',
          not: 'Error 500',
          because: 'Says what comes next.',
        },
        { write: 'Keep what was written', not: 'Empty the form', because: 'It is their work.' },
        { write: 'A sign and words', not: 'A red border alone', because: 'Colour is not seen by everybody.' },
      ]}
    />
  );
}
