import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Expectations } from './expectations.tsx';

const meta = {
  title: 'Sections/Expectations',
  component: Expectations,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What to expect',
    steps: [
      { title: 'A personal answer', text: 'Within 24 hours, from the person who would do the work.' },
      {
        title: 'A discovery call',
        text: '30 minutes, free. You describe the problem, we ask until it is clear.',
      },
      { title: 'A proposal on one page', text: 'Scope, dates and price.' },
    ],
  },
} satisfies Meta<typeof Expectations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div className="w-80">
      <Expectations {...args} />
    </div>
  ),
};

export const None: Story = { args: { steps: [] } };

export const WorstCase: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, i) => ({
      title: i === 3 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : `Step ${i + 1}`,
      text: 'Something happens. '.repeat((i % 4) + 1),
    })),
  },
};
