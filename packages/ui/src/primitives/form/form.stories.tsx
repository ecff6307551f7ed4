import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Field, Input } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { OptionRows } from '../option-rows/index.ts';
import { Stack } from '../stack/index.ts';
import { SubmitButton } from '../submit-button/index.ts';
import { Text } from '../text/index.ts';
import { Form, type FormProps } from './index.ts';

const meta = {
  title: 'Primitives/Form',
  component: Form,
  tags: ['autodocs'],
  args: { onValues: fn() },
  render: (args) => registration(args),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

function registration(props: FormProps) {
  return (
    <Form className="lali:max-w-[42rem]" {...props}>
      <Stack gap={24} align="start">
        <Field label="Name" required className="lali:w-full">
          <Input name="name" autoComplete="name" />
        </Field>
        <OptionRows
          name="level"
          legend="Level"
          className="lali:w-full"
          defaultValue="two"
          options={[
            { value: 'one', label: 'One day' },
            { value: 'two', label: 'Two days' },
          ]}
        />
        <fieldset className="lali:min-w-0">
          <legend className="lali:font-semibold lali:text-[0.9375rem]">Topics</legend>
          <Checkbox name="topic" value="culture" label="Culture" />
          <Checkbox name="topic" value="delivery" label="Delivery" />
        </fieldset>
        <SubmitButton
          state={props.busy ? 'busy' : 'idle'}
          labels={{ idle: 'Reserve a seat', busy: 'Reserving...', done: 'Reserved' }}
        />
      </Stack>
    </Form>
  );
}

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('novalidate');
    await expect(form).not.toHaveAttribute('aria-busy', 'true');
  },
};

export const ReportsItsValues: Story = {
  play: async ({ args, canvas, canvasElement }) => {
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

/** What is asked stands beside what it is asked for. */
export const BesideAnOffer: Story = {
  tags: ['example'],
  render: (args) => (
    <Grid.Root align="start">
      <Grid.Item span={5}>
        <Stack gap={16}>
          <Heading level={2}>Innovation Engine</Heading>
          <Text look="lead">Two days, eight people, one problem that is yours.</Text>
          <Text tone="soft">The invoice follows once both sides have agreed on a date.</Text>
        </Stack>
      </Grid.Item>
      <Grid.Item span={7}>
        <Card size="large">{registration(args)}</Card>
      </Grid.Item>
    </Grid.Root>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Brandt{Enter}');
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Ada Brandt', level: 'two' }),
      expect.anything(),
    );
  },
};

export const WorstCase: Story = {
  render: (args) => registration({ ...args, className: 'lali:w-[280px]' }),
  play: fits('form', 280),
};

export const Matrix: Story = matrix(meta, { Playground, Busy, BesideAnOffer, WorstCase });
