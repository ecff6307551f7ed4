import { useState } from 'react';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { Field, Input, Textarea } from '../../primitives/field/index.ts';
import { Form } from '../../primitives/form/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { SubmitButton } from '../../primitives/submit-button/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Pattern } from './pattern.tsx';

const asked = [
  { id: 'pattern-name', name: 'name', label: 'Name', says: 'Enter your name' },
  { id: 'pattern-email', name: 'email', label: 'E-mail', says: 'Enter an e-mail address to answer to' },
] as const;

/** Three fields, checked when they are sent. */
function Example() {
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const problems = asked.filter(({ name }) => missing.includes(name));
  return (
    <Form
      onValues={(values, form) => {
        const empty = asked.filter(({ name }) => !values[name]).map(({ name }) => name);
        setAttempt((count) => count + 1);
        setMissing(empty);
        setSent(empty.length === 0);
        if (empty.length === 0) form.reset();
      }}
    >
      <Stack gap={24}>
        <Text look="small" tone="soft">
          We need all fields but those marked as optional.
        </Text>
        {problems.length > 0 && (
          <ErrorSummary
            key={attempt}
            heading="Please fill in all required fields"
            errors={problems.map(({ id, label }) => ({ fieldId: id, label }))}
          />
        )}
        {asked.map(({ id, name, label, says }) => (
          <Field key={id} id={id} label={label} required error={missing.includes(name) ? says : undefined}>
            <Input name={name} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
          </Field>
        ))}
        <Field label="What bothers you">
          <Textarea name="message" rows={3} />
        </Field>
        <SubmitButton
          state={sent ? 'done' : 'idle'}
          labels={{ idle: 'Send Message', busy: 'Sending …', done: 'Message Sent' }}
        />
        <StatusMessage tone="success">
          {sent && 'We have it, and answer within two business days.'}
        </StatusMessage>
      </Stack>
    </Form>
  );
}

export function FormsPattern() {
  return (
    <Pattern
      prose={
        <>
          <p>
            A form is one side of a conversation. Ask only for what the answer needs, in the order in which
            somebody would tell it, and say at the button what they get.
          </p>
          <p>
            Labels stand above their fields and stay there. Two fields share a line only where they are one
            thought, such as a postcode and a town. What most people must fill in is not marked; what they may
            leave out is marked as optional.
          </p>
          <p>
            A form has to work before any script runs: the browser sends it, with its own checks. Scripts make
            it better, never possible. Nothing that was written is ever lost, whatever the network does.
          </p>
        </>
      }
      example={<Example />}
      toTry="send it empty, follow a link of the summary, fill in both fields and send it again."
      pieces={[
        { folder: 'primitives/form', name: 'Form', when: 'Any form, sent by the browser until scripts run' },
        {
          folder: 'primitives/field',
          name: 'Field',
          when: 'A label, a hint and an error around one control',
        },
        { folder: 'primitives/option-rows', name: 'OptionRows', when: 'One answer of two to nine' },
        { folder: 'primitives/checkbox', name: 'Checkbox', when: 'One yes or no' },
        {
          folder: 'primitives/lead-form',
          name: 'LeadForm',
          when: 'A form that brings a lead, given as data',
        },
        { folder: 'sections/multi-step-form', name: 'MultiStepForm', when: 'More than seven questions' },
      ]}
      rules={[
        {
          write: 'Name, E-mail, Message',
          not: 'Title, first name, middle name',
          because: 'Each field costs answers.',
        },
        { write: 'Send Message', not: 'Submit', because: 'The button names the result.' },
        { write: 'Phone (optional)', not: 'Phone *', because: 'A word needs no legend.' },
        {
          write: 'Check when it is sent',
          not: 'Check at every key',
          because: 'Nobody is wrong while writing.',
        },
      ]}
    />
  );
}
