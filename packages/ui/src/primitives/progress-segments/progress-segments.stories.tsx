import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressSegments } from './index.ts';

const meta = {
  title: 'Primitives/ProgressSegments',
  component: ProgressSegments,
  tags: ['autodocs'],
  args: { value: 4, max: 10 },
  decorators: [
    (Story) => (
      <div className="max-w-[42rem]">
        <Story />
      </div>
    ),
  ],
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
    <div className="grid gap-8">
      <ProgressSegments value={0} max={10} words={() => 'Ten questions, five minutes'} />
      <ProgressSegments value={1} max={10} />
      <ProgressSegments value={7} max={10} />
      <ProgressSegments value={10} max={10} />
      <ProgressSegments value={10} max={10} complete words={() => 'All questions answered'} />
      <ProgressSegments value={1} max={1} />
      <ProgressSegments value={2} max={3} words={(at, of) => `Step ${at} of ${of}`} />
    </div>
  ),
};

export const WorstCase: Story = {
  render: () => (
    <div className="grid w-[280px] gap-8">
      <ProgressSegments value={99} max={48} />
      <ProgressSegments
        value={2}
        max={5}
        words={() => 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.grid')?.scrollWidth).toBe(280);
    await expect(canvas.getByText('Question 48 of 48')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
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
