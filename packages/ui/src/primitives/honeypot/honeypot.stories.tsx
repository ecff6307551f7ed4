import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { Form } from '../form/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { Text } from '../text/index.ts';
import { Honeypot } from './index.ts';

const meta = {
  title: 'Primitives/Honeypot',
  component: Honeypot,
  tags: ['autodocs'],
  render: (args) => (
    <form className="lali:grid lali:max-w-[28rem] lali:gap-4">
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

const subscribe = fn();

/** Its value goes along with the others: whoever receives the form drops what came with one. */
export const InANewsletterForm: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={24} className="lali:max-w-[42rem]">
      <Heading level={2}>One letter a month</Heading>
      <Text>An exercise of ten minutes and the question it came from.</Text>
      <Form onValues={subscribe}>
        <Honeypot {...args} />
        <Stack gap={16} align="start">
          <Field label="E-mail" required className="lali:w-full">
            <Input type="email" name="email" autoComplete="email" />
          </Field>
          <SubmitButton
            state="idle"
            labels={{ idle: 'Subscribe', busy: 'Subscribing...', done: 'Subscribed' }}
          />
        </Stack>
      </Form>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    subscribe.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com{Enter}');
    await expect(subscribe).toHaveBeenLastCalledWith(
      { email: 'ada@example.com', 'bot-field': '' },
      canvasElement.querySelector('form'),
    );
  },
};

export const Matrix: Story = matrix(meta, { Playground, InANewsletterForm });
