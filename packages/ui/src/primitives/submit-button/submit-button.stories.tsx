import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Field, Textarea } from '../field/index.ts';
import { StatusMessage } from '../status-message/index.ts';
import { SubmitButton, type SubmitState } from './index.ts';

const labels = { idle: 'Send Message', busy: 'Sending...', done: 'Message Sent!' };

const meta = {
  title: 'Primitives/SubmitButton',
  component: SubmitButton,
  tags: ['autodocs'],
  args: { labels, state: 'idle' },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveAttribute('type', 'submit');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const states: SubmitState[] = ['idle', 'busy', 'done'];

export const AllStates: Story = {
  render: (args) => (
    <div className="lali:grid lali:justify-items-start lali:gap-3">
      {states.map((state) => (
        <SubmitButton key={state} {...args} state={state} />
      ))}
      {states.map((state) => (
        <SubmitButton key={state} {...args} state={state} variant="contrast" size="small" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(new Set(widths.slice(0, 3)).size).toBe(1);
    await expect(new Set(widths.slice(3)).size).toBe(1);
  },
};

/** No wider than its first label; what it is busy with is still its name. */
export const SignAlone: Story = {
  render: (args) => (
    <div className="lali:grid lali:justify-items-start lali:gap-3">
      {states.map((state) => (
        <SubmitButton key={state} {...args} progress="sign" state={state} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const busy = canvas.getByRole('button', { name: 'Sending...' });
    await expect(busy.offsetWidth).toBe(canvas.getByRole('button', { name: 'Send Message' }).offsetWidth);
  },
};

function Walk() {
  const [step, setStep] = useState(0);
  const [sent, setSent] = useState(0);
  return (
    <form
      className="lali:grid lali:justify-items-start lali:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
        setStep(1);
      }}
    >
      <SubmitButton labels={labels} state={states[step] ?? 'idle'} data-sent={sent} />
      <Button variant="ghost" size="small" onClick={() => setStep((step + 1) % 3)}>
        Next state
      </Button>
    </form>
  );
}

/** Pressing twice sends once, the focus stays, and each change is announced once, in one live region. */
export const Sending: Story = {
  render: () => <Walk />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('data-sent', '1');
    await expect(button).toHaveAttribute('data-state', 'busy');
    await expect(button).toHaveAccessibleName('Sending...');
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sending\.\.\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next state' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message Sent!'));
    await waitFor(() => expect(button).toHaveAccessibleName('Message Sent!'));
  },
};

function Contact() {
  const [state, setState] = useState<SubmitState>('idle');
  return (
    <Card
      as="form"
      size="large"
      className="lali:grid lali:max-w-[42rem] lali:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setState('busy');
      }}
    >
      <Field label="What is not working, and for whom?" required>
        <Textarea name="message" />
      </Field>
      <div>
        <SubmitButton labels={labels} state={state} />
      </div>
      <StatusMessage tone="info">{state === 'busy' && 'This takes a few seconds.'}</StatusMessage>
    </Card>
  );
}

/** Under way, in the form it sends: as wide as before, with the focus still on it. */
export const InAContactForm: Story = {
  tags: ['example'],
  parameters: { ...screenshot },
  render: () => <Contact />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The seat map confuses every passenger.');
    const button = canvas.getByRole('button', { name: 'Send Message' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-state', 'busy');
    await expect(button.offsetWidth).toBe(width);
    await expect(button).toHaveFocus();
  },
};

export const WorstCase: Story = {
  args: {
    labels: {
      idle: 'Reserve a seat',
      busy: 'Reserving...',
      done: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    },
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <SubmitButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, SignAlone, WorstCase });
