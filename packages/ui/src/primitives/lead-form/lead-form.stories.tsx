import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { arrives, useSubmission } from '../../../test/network.ts';
import { fits } from '../../../test/plays.ts';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Container } from '../container/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { LeadField } from './lead-field.tsx';
import { sampleFields, sampleLabels, sampleProblems, sampleValues } from './lead-form.sample.ts';
import { LeadForm } from './lead-form.tsx';

const meta = {
  title: 'Primitives/LeadForm',
  component: LeadForm,
  subcomponents: { LeadField },
  tags: ['autodocs', 'new'],
  args: {
    labels: sampleLabels,
    fields: sampleFields,
    formName: 'report',
    action: '#sent',
    status: 'idle',
    problems: null,
    attempt: 0,
    message: undefined,
    receipt: undefined,
    figure: <LivingFigure tone="secondary" cells={190} parts={0} seed={7} />,
    onSubmit: fn(),
    className: 'lali:max-w-[48rem]',
  },
} satisfies Meta<typeof LeadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A control for each kind of field, with its autofill purpose; what is needed is required. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Ask for the report' })).toHaveAttribute('name', 'report');
    await expect(canvas.getByLabelText('Name')).toBeRequired();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    await expect(canvas.getByLabelText('Phone')).not.toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'Team size' })).toBeRequired();
    await expect(canvas.getByLabelText('Your question').tagName).toBe('TEXTAREA');
  },
};

/** As a browser fills in, or as somebody comes back to it. */
function AlreadyFilled(props: ComponentProps<typeof LeadForm>) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(sampleValues)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof Element) (control as HTMLInputElement).value = value;
    }
  }, []);
  return <LeadForm {...props} ref={form} />;
}

/** A press hands over all values by name, and what stood in the honeypot. */
export const Filled: Story = {
  render: (args) => <AlreadyFilled {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the report' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(sampleValues, '');
  },
};

export const WithProblems: Story = {
  args: { problems: sampleProblems, attempt: 1 },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Please fill in all required fields').closest('[role="alert"]');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary as HTMLElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Name', 'E-mail', 'Team size']);
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/name@company\.com/);
    await expect(canvas.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** What is solved can go at once: each change hands over the values. */
export const Revalidates: Story = {
  args: { problems: sampleProblems, attempt: 1, onRevalidate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'A');
    await expect(args.onRevalidate).toHaveBeenLastCalledWith({
      name: 'A',
      email: '',
      phone: '',
      team: '',
      question: '',
    });
  },
};

/** Something else has to happen first; it stands above the button. */
export const Waiting: Story = {
  args: {
    status: 'waiting',
    beforeSubmit: (
      <Text tone="soft" className="lali:mt-7">
        Pay in the window that has opened, then come back.
      </Text>
    ),
  },
  render: (args) => <AlreadyFilled {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Waiting for the payment...' });
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const prompt = canvas.getByText(/^Pay in the window/);
    await expect(prompt.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Sending: Story = {
  args: { status: 'sending' },
  render: (args) => <AlreadyFilled {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt');
  },
};

export const Sent: Story = {
  args: {
    status: 'success',
    message: { title: 'The report is on its way to you.', text: 'It takes up to ten minutes.' },
    receipt: 'Request received, reference 0B0E7A3C.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The report is on its way to you.');
    // One region alone tells of it, and the proof with it.
    const told = canvas.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await expect(told).toHaveLength(1);
    await expect(canvas.getAllByText(/0B0E7A3C/)).toHaveLength(1);
    await expect(canvas.getByLabelText('Name')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /Report on its way/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The proof stays where the note was. */
export const AfterTheMessageHasGone: Story = {
  args: { receipt: 'Request received, reference 0B0E7A3C.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0B0E7A3C/)).toBeVisible();
    await expect(canvas.queryByText(/are needed/)).toBeNull();
    await expect(canvas.getByLabelText('Name')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    status: 'error',
    message: { title: 'The request could not be sent.', text: 'Nothing is lost: try again in a minute.' },
  },
  render: (args) => <AlreadyFilled {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The request could not be sent.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

const outcomes = {
  success: { title: 'The report is on its way to you.' },
  error: { title: 'The request could not be sent.' },
};

function Sends({ network, ...props }: ComponentProps<typeof LeadForm> & { network: unknown }) {
  const { status, submit } = useSubmission(network);
  const message = status === 'success' || status === 'error' ? outcomes[status] : undefined;
  return <LeadForm {...props} status={status} message={message} onSubmit={submit} />;
}

/** Sends through the network that is set in the toolbar; Enter in a field is a press, too. */
export const OverTheNetwork: Story = {
  render: (args, { globals }) => <Sends {...args} network={globals.network} />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada Brandt{Enter}');
    await expect(canvas.getByRole('button', { name: /Sending/ })).toHaveAttribute('aria-busy', 'true');
    if (!arrives(globals.network)) return;
    await waitFor(() => expect(canvas.getByText(/on its way to you/)).toBeVisible(), { timeout: 9000 });
    await expect(canvas.getByRole('button', { name: /Report on its way/ })).toHaveFocus();
  },
};

/** One field alone, where a form of another kind asks the same. */
export const OneFieldAlone: Story = {
  render: ({ fields: [, email] }) => (
    <div className="lali:max-w-[28rem]">
      {email && <LeadField id="letter-email" field={{ ...email, hint: 'One letter a month.' }} />}
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('E-mail');
    await expect(box).toHaveAccessibleDescription('One letter a month.');
    await expect(box).toHaveAttribute('autocomplete', 'email');
  },
};

/** Nothing to ask: a press is the whole message. */
export const None: Story = {
  args: { fields: [], labels: { ...sampleLabels, note: 'One press, and it is yours.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the report' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({}, '');
  },
};

export const AfterAnAssessment: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="raised">
      <Container>
        <Grid.Root gap={48}>
          <Grid.Item span={5}>
            <Stack gap={24}>
              <Heading level={2}>Your answers, as a report</Heading>
              <Text look="lead">Nine pages: where you stand, and the three steps that come first.</Text>
            </Stack>
          </Grid.Item>
          <Grid.Item span={7}>
            <LeadForm {...args} hiddenFields={{ score: '62' }} />
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ask for the report' });
    await expect(new FormData(form).get('score')).toBe('62');
    await expect(new FormData(form).get('form-name')).toBe('report');
  },
};

const narrow: Story['render'] = (args) => (
  <div className="lali:w-80">
    <LeadForm {...args} />
  </div>
);

export const OnAPhone: Story = {
  args: { problems: sampleProblems, attempt: 1 },
  render: narrow,
  play: fits('form', 318),
};

const longest = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    labels: {
      ...sampleLabels,
      title: longest,
      note: 'Everything is needed, even what nobody has ever asked you for before.',
      submit: { ...sampleLabels.submit, idle: 'Send this request to the person who will answer it' },
    },
    fields: [
      { name: 'name', kind: 'text', label: longest, hint: longest, required: true },
      ...sampleFields.slice(1),
    ],
    problems: { heading: 'Please check the marked fields', fields: { name: longest } },
    receipt: longest,
  },
  render: narrow,
  play: fits('form', 318),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { problems: sampleProblems, attempt: 1 },
  play: async ({ canvas }) => {
    const [name, email] = ['Name', 'E-mail'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    );
    if (name?.top === email?.top) await expect(name?.left).toBeGreaterThan(email?.right ?? 0);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Filled,
  Waiting,
  Sending,
  Sent,
  AfterTheMessageHasGone,
  Failed,
  OneFieldAlone,
  None,
  AfterAnAssessment,
  OnAPhone,
  WorstCase,
  RightToLeft,
});
