import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <button type="button" className="focus-ring rounded-control border border-control px-6 py-3">
      3 <VisuallyHidden>unread messages</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 unread messages' })).toBeVisible();
    await expect(canvas.getByText('unread messages').offsetWidth).toBe(1);
  },
};
