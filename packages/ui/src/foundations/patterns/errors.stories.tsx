import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../../tokens/specimens/sheet.tsx';
import { ErrorsPattern } from './errors.tsx';

const meta = {
  title: 'Patterns/Errors',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Sheet
      title="Say the next step"
      text="Three places for what went wrong: at the field, above the form, at the button."
    >
      <ErrorsPattern />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Me the Letter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not reach us');
    await expect(canvas.getByLabelText('Your e-mail')).toHaveValue('ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('You are on the list.')).toBeVisible();
  },
};
