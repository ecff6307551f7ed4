import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { arrives, useSubmission } from '../../../test/network.ts';
import { Container } from '../../primitives/container/index.ts';
import { Grid } from '../../primitives/grid/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { sampleFields, sampleLabels, sampleProblems } from './contact-form.sample.ts';
import { ContactForm } from './contact-form.tsx';

const meta = {
  title: 'Sections/ContactForm',
  component: ContactForm,
  tags: ['autodocs'],
  args: {
    labels: sampleLabels,
    fields: sampleFields,
    action: '#sent',
    onSubmit: fn(),
    className: 'lali:max-w-[48rem]',
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Name', 'E-mail', 'Company', 'Message']) {
      await expect(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeRequired();
    }
    await expect(canvas.getByRole('combobox')).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveAttribute('type', 'submit');
  },
};

export const ReportsItsValues: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText('Name'), 'Ada Brandt');
    await userEvent.type(form.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(form.getByLabelText('Company'), 'Aerolane');
    await userEvent.selectOptions(form.getByLabelText('Your role'), 'product');
    await userEvent.type(form.getByLabelText('Message'), 'Our booking form loses people.');
    await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Ada Brandt',
        email: 'ada@example.com',
        company: 'Aerolane',
        role: 'product',
        message: 'Our booking form loses people.',
      },
      '',
    );
  },
};

export const WithProblems: Story = {
  args: { problems: sampleProblems, attempt: 1 },
  parameters: { ...screenshot },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const summary = form.getByText('Please fill in all required fields').closest('[role="alert"]');
    await expect(summary).toHaveFocus();
    await expect(form.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabelText('Company')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(form.getByRole('link', { name: 'Name' }));
    await expect(form.getByLabelText('Name')).toHaveFocus();
  },
};

export const Revalidates: Story = {
  args: { onRevalidate: fn(), problems: sampleProblems, attempt: 1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Name'), 'A');
    await expect(args.onRevalidate).toHaveBeenCalledWith({
      name: 'A',
      email: '',
      company: '',
      role: '',
      message: '',
    });
  },
};

export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: {
    status: 'success',
    message: {
      title: 'Thank you! Your message has been sent successfully.',
      text: "We'll get back to you within 24 hours.",
    },
    receipt: 'Message received, reference 0B0E7A3C.',
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/sent successfully/)).toBeVisible();
    await expect(form.getAllByText(/0B0E7A3C/)).toHaveLength(1);
    await expect(form.queryByText('All five fields are needed.')).toBeNull();
    await expect(form.getByLabelText('Name')).not.toBeVisible();
    await expect(form.getByRole('button', { name: /Message Sent!/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(form.getByLabelText('Name')).toHaveValue('');
  },
};

export const AfterTheMessageHasGone: Story = {
  args: { receipt: 'Message received, reference 0B0E7A3C.' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/0B0E7A3C/)).toBeVisible();
    await expect(form.getByLabelText('Name')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    status: 'error',
    message: { title: 'There was an error sending your message. Please try again.' },
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('alert')).toHaveTextContent('There was an error sending your message.');
    await expect(form.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

/** On a filled band the card goes back to the colours of the page. */
const outcomes = {
  success: { title: 'Thank you! Your message has been sent successfully.' },
  error: { title: 'There was an error sending your message. Please try again.' },
};

function Sends({ network, ...props }: ComponentProps<typeof ContactForm> & { network: unknown }) {
  const { status, submit } = useSubmission(network);
  const message = status === 'success' || status === 'error' ? outcomes[status] : undefined;
  return <ContactForm {...props} status={status} {...(message && { message })} onSubmit={submit} />;
}

/** Sends through the network that is set in the toolbar. */
export const OverTheNetwork: Story = {
  render: (args, { globals }) => <Sends {...args} network={globals.network} />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('button', { name: /Sending/ })).toHaveAttribute('aria-busy', 'true');
    if (!arrives(globals.network)) return;
    await waitFor(() => expect(canvas.getByText(/sent successfully/)).toBeVisible(), { timeout: 9000 });
  },
};

/** What was written is still there, and the button offers to try again. */
export const TheNetworkFails: Story = {
  globals: { network: 'failing' },
  render: (args, { globals }) => <Sends {...args} network={globals.network} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('There was an error'), {
      timeout: 9000,
    });
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

export const OnAServicePage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="primary">
      <Container>
        <Grid.Root gap={48}>
          <Grid.Item span={5}>
            <Stack gap={24}>
              <Heading level={2}>Tell us what should change</Heading>
              <Text look="lead">A designer reads it and answers within 24 hours.</Text>
            </Stack>
          </Grid.Item>
          <Grid.Item span={7}>
            <ContactForm {...args} />
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Send Message' }).closest('form');
    await expect(form?.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 3);
  },
};

export const OnAPhone: Story = {
  args: { problems: sampleProblems },
  render: (args) => (
    <div className="lali:w-80">
      <ContactForm {...args} />
    </div>
  ),
};

export const WorstCase: Story = {
  args: {
    labels: {
      ...sampleLabels,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      submit: { ...sampleLabels.submit, idle: 'Send this message to the person who will answer it' },
    },
    problems: { heading: 'Please check the marked fields', fields: { company: 'x'.repeat(90) } },
  },
  render: (args) => (
    <div className="lali:w-80">
      <ContactForm {...args} />
    </div>
  ),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Sending,
  Sent,
  AfterTheMessageHasGone,
  Failed,
  OnAServicePage,
  OnAPhone,
  WorstCase,
});
