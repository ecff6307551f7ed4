import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { Honeypot } from './index.ts';

const meta = {
  title: 'Primitives/Honeypot',
  component: Honeypot,
  tags: ['autodocs'],
  render: (args) => (
    <form className="grid max-w-[28rem] gap-4">
      <Field label="E-mail" required>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Honeypot {...args} />
      <div>
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  ),
} satisfies Meta<typeof Honeypot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody meets it: neither by eye, nor by Tab, nor by a screen reader. It is sent all the same. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('bot-field')).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
