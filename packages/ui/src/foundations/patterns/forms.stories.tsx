import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { FormsPattern } from './forms.tsx';

const meta = {
  title: 'Patterns/Forms',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet
      title="Ask for little, lose nothing"
      text="How fields, checks and the button work together, from the first word to the answer."
    >
      <FormsPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const summary = () => canvas.queryByRole('alert', { name: 'Please fill in all required fields' });
    await expect(summary()).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(summary()).toBeNull();
    await expect(canvas.getByText(/^We have it/)).toBeVisible();
  },
};
