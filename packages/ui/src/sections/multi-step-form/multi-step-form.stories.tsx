import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { arrives, useSubmission } from '../../../test/network.ts';
import { Container } from '../../primitives/container/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { StatusMessage } from '../../primitives/status-message/index.ts';
import { FormDemo, sampleLabels, sampleNative, sampleQuestions } from './multi-step-form.sample.tsx';
import { MultiStepForm } from './multi-step-form.tsx';

const meta = {
  title: 'Sections/MultiStepForm',
  component: MultiStepForm,
  tags: ['autodocs'],
  args: {
    label: 'Readiness check',
    questions: sampleQuestions,
    labels: sampleLabels,
    native: sampleNative,
    step: 0,
    answers: {},
    onStepChange: fn(),
    onAnswersChange: fn(),
    onComplete: fn(),
  },
  render: (args) => (
    <div className="lali:max-w-[45rem]">
      <MultiStepForm {...args} />
    </div>
  ),
} satisfies Meta<typeof MultiStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    answers: { q1: 'We write down what we learned and share it' },
    back: { label: 'Back to Overview', onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^We write down/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Overview' }));
    await expect(args.back?.onPress).toHaveBeenCalledOnce();
  },
};

export const NotAnswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 1 of 3')).toBeVisible();
    await expect(canvas.getByText('33%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

export const Scale: Story = {
  args: { step: 1, answers: { q2: 'Most of the time' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4, Most of the time' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastQuestion: Story = {
  args: { step: 2, answers: { q3: '   ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Get Results' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /What would you change first/ })).toBeVisible();
  },
};

// The events themselves: a press by the test library flushes React inside its own `focus()`, which React reports.
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

/** The focus on an option row is seen. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('radio') as [HTMLElement];
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
  },
};

/** Number keys choose, Enter goes on, the focus goes to each new question. */
export const ByKeyboard: Story = {
  render: (args) => (
    <div className="lali:max-w-[45rem]">
      <FormDemo onComplete={args.onComplete} onStepChange={args.onStepChange} focusFirst />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const asked = (text: RegExp) =>
      waitFor(() => expect(canvas.getByRole('heading', { name: text })).toHaveFocus());
    await asked(/^When a project fails/);
    press('Enter');
    await expect(args.onStepChange).not.toHaveBeenCalled();
    press('2');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^We write down/ })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: /^We write down/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled());
    canvas.getByRole('button', { name: 'Next' }).click();
    await asked(/^How often/);
    await expect(canvas.getByRole('heading', { name: /^How often/ })).toHaveAccessibleDescription(
      /^Question 2 of 3/,
    );
    press('5');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '5, Always' })).toBeChecked());
    canvas.getByRole('heading').focus();
    press('Enter');
    await asked(/^What would you change/);
    await userEvent.type(canvas.getByRole('textbox'), '1 meeting less');
    press('Enter', { ctrlKey: true });
    await expect(args.onComplete).toHaveBeenCalledWith({
      q1: 'We write down what we learned and share it',
      q2: 'Always',
      q3: '1 meeting less',
    });
    canvas.getByRole('button', { name: 'Previous' }).click();
    await asked(/^How often/);
    await expect(canvas.getByRole('radio', { name: '5, Always' })).toBeChecked();
  },
};

function SendsAnswers({ network }: { network: unknown }) {
  const { status, submit } = useSubmission(network);
  const words = {
    idle: null,
    sending: 'Sending your answers',
    success: 'Your answers have arrived.',
    error: 'Your answers are kept. Press Get Results to send them again.',
  };
  return (
    <div className="lali:grid lali:max-w-[45rem] lali:gap-6">
      <FormDemo step={2} answers={{ q3: 'Fewer meetings' }} onComplete={submit} />
      <StatusMessage tone={status === 'error' ? 'error' : status === 'success' ? 'success' : 'info'}>
        {words[status]}
      </StatusMessage>
    </div>
  );
}

/** The page sends what the form reports, through the network that is set in the toolbar. */
export const OverTheNetwork: Story = {
  render: (_args, { globals }) => <SendsAnswers network={globals.network} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Results' }));
    await expect(canvas.getByText('Sending your answers')).toBeVisible();
    if (!arrives(globals.network)) return;
    await waitFor(() => expect(canvas.getByText('Your answers have arrived.')).toBeVisible(), {
      timeout: 9000,
    });
  },
};

export const TheNetworkFails: Story = {
  globals: { network: 'failing' },
  render: (_args, { globals }) => <SendsAnswers network={globals.network} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Results' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('are kept'), { timeout: 9000 });
    await expect(canvas.getByRole('textbox')).toHaveValue('Fewer meetings');
  },
};

const { percent: _, ...withoutShare } = sampleLabels;

export const OnTheMethodsPath: Story = {
  args: {
    step: 1,
    answers: { q2: 'Sometimes' },
    back: { label: 'Back to AI Lab', href: '#lab' },
    labels: withoutShare,
  },
  render: (args) => (
    <div data-path="methods" className="lali:max-w-[45rem]">
      <MultiStepForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 2 of 3')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { answers: { q1: 'It depends on who is watching' } },
  render: (args) => (
    <div className="lali:w-[350px]">
      <MultiStepForm {...args} />
    </div>
  ),
};

/** Heads its page: nothing but the question asks for attention. */
export const InTheReadinessCheck: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  args: { step: 1, answers: { q2: 'Sometimes' } },
  render: (args) => (
    <div data-path="methods">
      <Neighbour
        level={1}
        tone="raised"
        title="Innovation readiness check"
        text="Ten questions, five minutes."
      />
      <Section>
        <Container>
          <MultiStepForm {...args} className="lali:max-w-[45rem]" />
        </Container>
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const form = canvas.getByRole('form').getBoundingClientRect();
    await expect(Math.round(form.left)).toBe(Math.round(title.left));
  },
};

export const OneQuestion: Story = { args: { questions: [sampleQuestions[0]] } };

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const WorstCase: Story = {
  args: {
    questions: [
      {
        id: 'long',
        type: 'multiple',
        text: word,
        hint: word,
        options: [word, ...Array.from({ length: 8 }, (_, place) => `Option ${place + 2}`)],
      },
    ],
    labels: { ...sampleLabels, progress: word, previous: word, finish: word },
    back: { label: word, href: '#back' },
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <MultiStepForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form').scrollWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  NotAnswered,
  Scale,
  LastQuestion,
  OnTheMethodsPath,
  OnAPhone,
  InTheReadinessCheck,
  OneQuestion,
  WorstCase,
});
