import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { ErrorSummary } from './index.ts';

const meta = {
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  args: {
    heading: 'Please fill in all required fields',
    errors: [
      { fieldId: 'name', label: 'Name' },
      { fieldId: 'email', label: 'E-mail' },
      { fieldId: 'company', label: 'Company' },
      { fieldId: 'role', label: 'Your role' },
      { fieldId: 'message', label: 'Message' },
    ],
  },
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <ErrorSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    // Storybook may still hold the focus, and a fallback font is wider than ours.
    await waitFor(() => expect(alert).toHaveFocus());
    // Named by its heading alone, and quiet when its list gets shorter.
    await expect(alert).toHaveAccessibleName('Please fill in all required fields');
    await expect(alert).toHaveAttribute('aria-live', 'off');
    await document.fonts.ready;
    // Five fields in two lines, wherever two lines are enough.
    if (alert.offsetWidth >= 480) await expect(alert.offsetHeight).toBeLessThanOrEqual(100);
  },
};

export const HeadingAlone: Story = {
  args: { heading: 'Please check your e-mail address', errors: [] },
};

/** A word with a hyphen goes to the next line whole. */
export const WordsStayWhole: Story = {
  args: { heading: 'Please check your e-mail address', errors: [] },
  render: (args) => (
    <div className="lali:w-[212px]">
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your e-mail address');
    await expect(canvas.getByText('e-mail').getClientRects()).toHaveLength(1);
  },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      noValidate
      className="lali:grid lali:max-w-[42rem] lali:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      {attempt > 0 && (
        <ErrorSummary
          key={attempt}
          heading="Please fill in all required fields"
          errors={[{ fieldId: 'summary-company', label: 'Company' }]}
        />
      )}
      <Field id="summary-company" label="Company" required error={attempt > 0 && 'Enter your company'}>
        <Input name="company" />
      </Field>
      <div>
        <Button type="submit">Send Message</Button>
      </div>
    </form>
  );
}

/** After each failed attempt the summary has the focus; its links lead to the fields. */
export const InAForm: Story = {
  parameters: { ...screenshot },
  tags: ['example'],
  render: () => <Form />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send Message' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};

export const WorstCase: Story = {
  args: {
    heading: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    errors: ['name', 'email', 'company', 'role', 'message'].map((fieldId) => ({
      fieldId,
      label: `${fieldId}: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz`,
    })),
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, HeadingAlone, WordsStayWhole, WorstCase });
