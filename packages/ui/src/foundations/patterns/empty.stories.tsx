import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { EmptyPattern } from './empty.tsx';

const meta = {
  title: 'Patterns/Empty',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet
      title="Nothing is a beginning"
      text="What stands where there is nothing yet, nothing found, nothing left."
    >
      <EmptyPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No idea yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep a First One' }));
    await expect(canvas.getByRole('heading', { name: 'Your ideas' })).toBeVisible();
  },
};
