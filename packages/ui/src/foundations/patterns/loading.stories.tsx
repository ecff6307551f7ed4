import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { LoadingPattern } from './loading.tsx';

const meta = {
  title: 'Patterns/Loading',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet title="Wait where it began" text="What is shown while something takes time, and from when on.">
      <LoadingPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Find Three Ideas' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^Ask for the e-mail last/)).toBeVisible(), {
      timeout: 8000,
    });
  },
};
