import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from './wordmark.tsx';
import { wordmarks } from './wordmarks.ts';

const meta = {
  title: 'Media/Wordmark',
  component: Wordmark,
  tags: ['autodocs'],
  args: { mark: 'condor', name: 'Condor' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-6 p-6 text-muted sm:grid-cols-4">
      {Object.keys(wordmarks).map((mark) => (
        <li key={mark}>
          <Wordmark mark={mark} name={mark} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(Object.keys(wordmarks).length);
  },
};

export const WithoutADrawing: Story = {
  args: { mark: 'unknown', name: 'A client without a drawing' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.name)).toBeVisible();
  },
};

export const InANarrowCell: Story = {
  args: { mark: 'motorwerk', name: 'Motorwerk' },
  render: (args) => (
    <div className="w-24 border border-line">
      <Wordmark {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(
      96,
    );
  },
};
