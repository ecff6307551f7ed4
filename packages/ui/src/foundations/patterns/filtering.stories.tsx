import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { FilteringPattern } from './filtering.tsx';

const meta = {
  title: 'Patterns/Filtering',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet
      title="Say what is left"
      text="How a list is narrowed by kind and by words, and how one gets back to all of it."
    >
      <FilteringPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nature' }));
    await expect(canvas.getByText('2 articles')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'root');
    await expect(canvas.getByText('1 article')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText(/^Nothing in Nature/)).toBeVisible();
  },
};
