import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { ProgressSegments } from './index.ts';

const meta = {
  title: 'Primitives/ProgressSegments',
  component: ProgressSegments,
  tags: ['autodocs'],
  args: { value: 4, max: 10 },
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <ProgressSegments {...args} />
    </div>
  ),
} satisfies Meta<typeof ProgressSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Question 4 of 10')).toBeVisible();
    const states = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')].map(
      (segment) => segment.dataset.state,
    );
    await expect(states.filter((state) => state === 'done')).toHaveLength(3);
    await expect(states.indexOf('current')).toBe(3);
    await expect(states).toHaveLength(10);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="lali:grid lali:max-w-[42rem] lali:gap-8">
      <ProgressSegments value={0} max={10} labels={{ position: 'Ten questions, five minutes' }} />
      <ProgressSegments value={1} max={10} />
      <ProgressSegments value={7} max={10} />
      <ProgressSegments value={10} max={10} />
      <ProgressSegments value={10} max={10} complete labels={{ position: 'All questions answered' }} />
      <ProgressSegments value={1} max={1} />
      <ProgressSegments value={2} max={3} labels={{ position: 'Step {value} of {count}' }} />
    </div>
  ),
};

/** Above the question, as wide as what is asked. */
export const OverAQuestion: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:surface-raised lali:grid lali:max-w-[42rem] lali:gap-6 lali:rounded-band lali:border lali:border-line lali:p-5 lali:sm:p-8">
      <ProgressSegments {...args} />
      <Heading level={2}>Who may stop a project that does not work?</Heading>
      <Stack direction="row" gap={12} justify="between">
        <Button variant="outline">Previous</Button>
        <Button>Next</Button>
      </Stack>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-state="done"]');
    await expect(bar?.getBoundingClientRect().left).toBeCloseTo(
      canvas.getByRole('heading').getBoundingClientRect().left,
      0,
    );
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[280px] lali:gap-8">
      <ProgressSegments value={99} max={48} />
      <ProgressSegments
        value={2}
        max={5}
        labels={{ position: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' }}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.lali\\:grid')?.scrollWidth).toBe(280);
    await expect(canvas.getByText('Question 48 of 48')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" className="lali:max-w-[42rem]">
      <ProgressSegments {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-state]');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      Number(second?.getBoundingClientRect().left),
    );
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, OverAQuestion, WorstCase, RightToLeft });
