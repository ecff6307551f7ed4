import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Field, Input } from '../field/index.ts';
import { OptionRows } from '../option-rows/index.ts';
import { Stack } from '../stack/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { Form } from './index.ts';

const meta = {
  title: 'Primitives/Form',
  component: Form,
  tags: ['autodocs'],
  args: { onValues: fn() },
  render: (args) => (
    <Form {...args} className="max-w-[42rem]">
      <Stack gap={24} align="start">
        <Field label="Name" required className="w-full">
          <Input name="name" autoComplete="name" />
        </Field>
        <OptionRows
          name="level"
          legend="Level"
          className="w-full"
          defaultValue="two"
          options={[
            { value: 'one', label: 'One day' },
            { value: 'two', label: 'Two days' },
          ]}
        />
        <fieldset className="min-w-0">
          <legend className="font-semibold text-[0.9375rem]">Topics</legend>
          <Checkbox name="topic" value="culture" label="Culture" />
          <Checkbox name="topic" value="delivery" label="Delivery" />
        </fieldset>
        <SubmitButton
          state={args.busy ? 'busy' : 'idle'}
          labels={{ idle: 'Reserve a seat', busy: 'Reserving...', done: 'Reserved' }}
        />
      </Stack>
    </Form>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ReportsItsValues: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('novalidate');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Brandt');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Culture' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve a seat' }));
    await expect(args.onValues).toHaveBeenLastCalledWith(
      { name: 'Ada Brandt', level: 'two', topic: ['culture', 'delivery'] },
      canvasElement.querySelector('form'),
    );
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    await expect(args.onValues).not.toHaveBeenCalled();
  },
};
