import { useEffect, useState } from 'react';
import { Field, Input } from '../../primitives/field/index.ts';
import { Form } from '../../primitives/form/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { SubmitButton, type SubmitState } from '../../primitives/submit-button/index.ts';
import { Pattern } from './pattern.tsx';

/** Two seconds of work, shown where it was started. */
function Example() {
  const [state, setState] = useState<SubmitState>('idle');
  useEffect(() => {
    if (state !== 'busy') return;
    const timer = setTimeout(() => setState('done'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Form busy={state === 'busy'} onValues={() => setState('busy')}>
      <Stack gap={20}>
        <Field label="A problem of yours" mark={false}>
          <Input name="problem" defaultValue="Nobody finishes our sign-up" />
        </Field>
        <SubmitButton
          state={state}
          labels={{ idle: 'Find Three Ideas', busy: 'Looking …', done: 'Three Ideas Found' }}
        />
        <StatusMessage tone="success">
          {state === 'done' && 'Ask for the e-mail last. Show the price first. Let them look around.'}
        </StatusMessage>
      </Stack>
    </Form>
  );
}

export function LoadingPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            Waiting is shown where it was caused. The button that was pressed turns busy, keeps its width and
            its focus, and says in a word what is going on. The rest of the page stays as it is and can be
            used.
          </p>
          <p>
            Below a third of a second nothing is shown: a sign that flashes is slower than none. Up to ten
            seconds a busy sign is enough. Beyond that say how far it is, and let people go on with something
            else.
          </p>
          <p>
            Most pages of the library never wait: their content is in the HTML. A picture keeps its place by
            its proportion, so that nothing moves when it comes.
          </p>
        </>
      }
      example={<Example />}
      toTry="press the button, and press it again while it is busy: nothing is sent twice."
      pieces={[
        { folder: 'primitives/submit-button', name: 'SubmitButton', when: 'A form on its way' },
        { folder: 'primitives/button', name: 'Button', when: 'Any other action, with loading' },
        {
          folder: 'primitives/progress-segments',
          name: 'ProgressSegments',
          when: 'Steps of the visitor, not of a machine',
        },
        { folder: 'primitives/status-message', name: 'StatusMessage', when: 'What came of it' },
        { folder: 'sections/outbox', name: 'Outbox', when: 'Work that goes on without the visitor' },
      ]}
      rules={[
        { write: 'Sending …', not: 'Please wait', because: 'Says what is going on.' },
        { write: 'Turn the pressed button busy', not: 'Cover the page', because: 'The rest still works.' },
        { write: 'Keep the width', not: 'Let the button jump', because: 'The pointer is still there.' },
        { write: 'Busy, with the focus kept', not: 'Disabled', because: 'Disabled loses the focus.' },
      ]}
    />
  );
}
