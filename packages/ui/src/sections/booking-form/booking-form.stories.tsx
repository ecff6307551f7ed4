import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Grid } from '../../primitives/grid/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import {
  sampleProblems,
  webinarFields,
  webinarLabels,
  workshopFields,
  workshopLabels,
} from './booking-form.sample.ts';
import { BookingForm } from './booking-form.tsx';

const meta = {
  title: 'Sections/BookingForm',
  component: BookingForm,
  tags: ['autodocs', 'new'],
  args: {
    labels: workshopLabels,
    fields: workshopFields,
    formName: 'workshop-booking',
    hiddenFields: { workshopType: 'Deep Dive' },
    action: '#sent',
    onSubmit: fn(),
    className: 'lali:max-w-[48rem]',
  },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Name', 'E-mail', 'Company']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await expect(canvas.getByRole('combobox', { name: 'Your role' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).not.toBeRequired();
    await expect(canvasElement.querySelector('[name=workshopType]')).toHaveValue('Deep Dive');
  },
};

export const ReportsItsValues: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada Brandt');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Company'), 'Aerolane');
    await userEvent.selectOptions(canvas.getByLabelText('Your role'), 'product');
    await userEvent.click(canvas.getByRole('button', { name: 'Book Deep Dive Workshop' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Ada Brandt', email: 'ada@example.com', company: 'Aerolane', role: 'product', message: '' },
      '',
    );
  },
};

/** Where no message is asked for, there is no field for it. */
export const WithoutMessage: Story = {
  args: {
    labels: webinarLabels,
    fields: webinarFields,
    formName: 'webinar',
    hiddenFields: { payment_status: 'pending' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Message')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay €49 & Register' })).toBeEnabled();
  },
};

export const WithProblems: Story = {
  args: { problems: sampleProblems, attempt: 1 },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Please fill in all required fields').closest('[role="alert"]');
    await expect(summary).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Company')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('link', { name: 'Your role' }));
    await expect(canvas.getByLabelText('Your role')).toHaveFocus();
  },
};

export const Revalidates: Story = {
  args: { onRevalidate: fn(), problems: sampleProblems, attempt: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'A');
    await expect(args.onRevalidate).toHaveBeenCalledWith({
      name: 'A',
      email: '',
      company: '',
      role: '',
      message: '',
    });
  },
};

/** The payment is asked for: until it is made, a press on the button does nothing. */
export const Waiting: Story = {
  args: { ...WithoutMessage.args, status: 'waiting', children: <Prompt /> },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Processing Payment...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function Prompt() {
  return (
    <div className="lali:mt-7 lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-4 lali:rounded-card lali:border lali:border-line lali:p-5">
      <Text>Pay in the window that has opened, then come back.</Text>
      <Button variant="outline" size="small">
        I’ve Completed Payment
      </Button>
    </div>
  );
}

export const Settled: Story = {
  args: {
    ...WithoutMessage.args,
    settled: 'Payment Completed',
    labels: { ...webinarLabels, submit: { ...webinarLabels.submit, idle: 'Complete Registration' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment Completed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete Registration' })).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: {
    status: 'success',
    message: { title: 'Your booking has arrived.', text: 'We write back within 24 hours.' },
    receipt: 'Booking received, reference 0B0E7A3C.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your booking has arrived.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /Booking Submitted!/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { status: 'error', message: { title: 'Failed to send booking request' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send booking request');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

/** The last band of a workshop's page, beside what happens next. */
export const OnAWorkshopPage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  render: (args) => (
    <Section tone="raised">
      <Container>
        <Grid.Root gap={48}>
          <Grid.Item span={5}>
            <Stack gap={24}>
              <Heading level={2}>Two days from today’s problem</Heading>
              <Text look="lead">Two possible dates come back within 24 hours.</Text>
            </Stack>
          </Grid.Item>
          <Grid.Item span={7}>
            <BookingForm {...args} />
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Book Deep Dive' }));
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  },
};

const narrow: Story['render'] = (args) => (
  <div className="lali:w-80">
    <BookingForm {...args} />
  </div>
);

export const OnAPhone: Story = { args: { problems: sampleProblems }, render: narrow };

export const WorstCase: Story = {
  args: {
    labels: {
      ...workshopLabels,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      submit: { ...workshopLabels.submit, idle: 'Book the workshop with the longest name of all workshops' },
    },
    settled: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk paid',
    problems: { heading: 'Please check the marked fields', fields: { company: 'x'.repeat(90) } },
  },
  render: narrow,
};

export const Matrix: Story = matrix(meta, {
  Playground,
  WithoutMessage,
  Waiting,
  Settled,
  Sending,
  Sent,
  Failed,
  OnAWorkshopPage,
  OnAPhone,
  WorstCase,
});
