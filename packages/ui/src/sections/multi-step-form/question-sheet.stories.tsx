import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { sampleNative, sampleQuestions } from './multi-step-form.sample.tsx';
import { QuestionSheet } from './question-sheet.tsx';

const meta = {
  title: 'Sections/QuestionSheet',
  component: QuestionSheet,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'padded' },
  args: { label: 'Readiness check', questions: sampleQuestions, native: sampleNative },
} satisfies Meta<typeof QuestionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Readiness check' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: /We look for who is responsible/ }));
    await expect(canvas.getByRole('radio', { name: /We look for who is responsible/ })).toBeChecked();
  },
};

const width = inWidth(QuestionSheet);

export const OnAPhone: Story = width('390px');

/** Below an introduction that says what happens with the answers. */
export const OnTheAssessmentPage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="How ready are you?" text="Ten questions, five minutes." />
      <Section>
        <div className="lali:container-page">
          <QuestionSheet {...args} />
        </div>
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send my answers' })).toBeVisible();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    questions: [{ id: 'q1', type: 'multiple', text: long, hint: long, options: [long, 'Short'] }],
    native: { ...sampleNative, intro: long, submit: long },
  },
  render: (args) => (
    <div className="lali:w-80">
      <QuestionSheet {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form').scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Matrix: Story = matrix(meta, { Playground, OnAPhone, OnTheAssessmentPage, WorstCase });
