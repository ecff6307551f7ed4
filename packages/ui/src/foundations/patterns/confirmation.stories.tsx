import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { ConfirmationPattern } from './confirmation.tsx';

const meta = {
  title: 'Patterns/Confirmation',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet
      title="Undo before asking"
      text="When to ask first, when to offer the way back, and what to say afterwards."
    >
      <ConfirmationPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Letter of Monday' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Archive Letter of Monday' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete All Letters' }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('All answered.')).toBeVisible();
  },
};
