import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Text } from '../../primitives/text/index.ts';
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

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Condor' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <ul className="lali:grid lali:grid-cols-2 lali:gap-6 lali:p-6 lali:text-text-soft lali:sm:grid-cols-4">
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

/** Rows of marks of one optical height, and a sentence where the next one would be. */
export const ClientsInRows: Story = {
  tags: ['example'],
  render: () => (
    <ul className="lali:grid lali:grid-cols-2 lali:items-center lali:gap-x-8 lali:gap-y-10 lali:text-text-soft lali:sm:grid-cols-6">
      {Object.keys(wordmarks)
        .slice(0, 11)
        .map((mark) => (
          <li key={mark}>
            <Wordmark mark={mark} name={mark} />
          </li>
        ))}
      <li>
        <Text look="small">And some whose names are still a secret.</Text>
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(11);
    await expect(items.at(-1)).toHaveTextContent('And some whose names are still a secret.');
  },
};

export const InANarrowCell: Story = {
  args: { mark: 'motorwerk', name: 'Motorwerk' },
  render: (args) => (
    <div className="lali:w-24 lali:border lali:border-line">
      <Wordmark {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(
      96,
    );
  },
};

export const Matrix: Story = matrix(meta, { Playground, All, WithoutADrawing, ClientsInRows, InANarrowCell });
