import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { StatusMessage } from './index.ts';

const meta = {
  title: 'Primitives/StatusMessage',
  component: StatusMessage,
  tags: ['autodocs'],
  args: {
    tone: 'success',
    title: 'Thank you! Your message has been sent successfully.',
    children: 'We answer within 24 hours.',
  },
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <StatusMessage {...args} />
    </div>
  ),
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/sent successfully.*within 24 hours/);
  },
};

export const AllTones: Story = {
  render: () => (
    <div className="lali:grid lali:max-w-[42rem] lali:gap-4">
      <StatusMessage tone="success" title="Thank you! Your message has been sent successfully.">
        We answer within 24 hours.
      </StatusMessage>
      <StatusMessage tone="error" title="There was an error sending your message. Please try again.">
        Everything you wrote is still here.
      </StatusMessage>
      <StatusMessage tone="info" title="This date has passed">
        A registration counts for the next one.
      </StatusMessage>
      <StatusMessage tone="success">Successfully subscribed!</StatusMessage>
      <StatusMessage tone="error">This email is already subscribed</StatusMessage>
      <StatusMessage tone="info" title="Nothing but a title" />
    </div>
  ),
};

function Later() {
  const [tone, setTone] = useState<'success' | 'error' | null>(null);
  return (
    <div className="lali:grid lali:gap-4">
      <div className="lali:flex lali:gap-3">
        <Button size="small" onClick={() => setTone('success')}>
          Succeed
        </Button>
        <Button size="small" variant="outline" onClick={() => setTone('error')}>
          Fail
        </Button>
      </div>
      <StatusMessage tone={tone ?? 'info'} data-testid="message">
        {tone === 'success' && 'Successfully subscribed!'}
        {tone === 'error' && 'Failed to subscribe'}
      </StatusMessage>
    </div>
  );
}

/** The regions are there from the start and stay the same, so what comes later is announced. */
export const AnnouncedLater: Story = {
  render: () => <Later />,
  play: async ({ canvas }) => {
    const polite = canvas.getByRole('status');
    const urgent = canvas.getByRole('alert');
    await expect(canvas.getByTestId('message').offsetHeight).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(polite).toHaveTextContent('Successfully subscribed!');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(urgent).toHaveTextContent('Failed to subscribe');
    await expect(polite).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBe(urgent);
  },
};

function Newsletter() {
  const [sent, setSent] = useState(false);
  return (
    <form
      className="lali:grid lali:max-w-[42rem] lali:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Field label="E-mail" required>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <div>
        <Button type="submit">Subscribe</Button>
      </div>
      <StatusMessage tone="success">{sent && 'Successfully subscribed!'}</StatusMessage>
    </form>
  );
}

/** Where the eye is after the press: right under the button. */
export const UnderAForm: Story = {
  tags: ['example'],
  parameters: { ...screenshot },
  render: () => <Newsletter />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Successfully subscribed!');
    const [button, message] = [canvas.getByRole('button'), canvas.getByText('Successfully subscribed!')];
    await expect(message.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
  },
};

export const WorstCase: Story = {
  args: {
    tone: 'error',
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <StatusMessage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').scrollWidth).toBe(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllTones, WorstCase });
