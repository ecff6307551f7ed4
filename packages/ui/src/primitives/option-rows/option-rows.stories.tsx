import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { ProgressSegments } from '../progress-segments/index.ts';
import { OptionRows, type OptionRowsProps } from './index.ts';

const options = [
  { value: 'blame', label: 'We look for who is responsible' },
  { value: 'share', label: 'We write down what we learned and share it' },
  { value: 'next', label: 'We move on to the next one' },
  { value: 'depends', label: 'It depends on who is watching' },
];

const meta = {
  title: 'Primitives/OptionRows',
  component: OptionRows,
  tags: ['autodocs'],
  args: { name: 'q4', legend: 'When a project fails, what happens first?', options, onValueChange: fn() },
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <OptionRows {...args} />
    </div>
  ),
} satisfies Meta<typeof OptionRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 'share' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/share it$/);
    await userEvent.click(canvas.getByText('It depends on who is watching'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('depends');
    await userEvent.click(canvas.getByText('We write down what we learned and share it'));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="lali:grid lali:max-w-[42rem] lali:gap-8">
      {['brand', 'design', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <OptionRows {...args} name={path} defaultValue="share" />
        </div>
      ))}
      <OptionRows {...args} name="hint" legendLook="question" hint="The first thing, not the best." />
      <OptionRows {...args} name="error" error="Choose the answer that comes closest" />
      <OptionRows
        {...args}
        name="text"
        keys={false}
        options={[
          { value: 'one', label: 'One day', text: 'For those who begin.' },
          { value: 'two', label: 'Two days', text: 'Fully booked.', disabled: true },
        ]}
      />
    </div>
  ),
};

function Kept(props: OptionRowsProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <OptionRows
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

export const ByKeyboard: Story = {
  parameters: { ...screenshot },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /responsible/ })).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(
      canvas.getByRole('radio', { name: 'We write down what we learned and share it' }),
    ).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('share');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('next');
    await userEvent.keyboard('9{Control>}1{/Control}');
    await expect(canvas.getByRole('radio', { name: 'We move on to the next one' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { name: 'q5', error: 'Choose the answer that comes closest', hint: 'One answer.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'When a project fails, what happens first?' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('One answer. Choose the answer that comes closest');
  },
};

/** As a question of a form: the heading is inside the legend, so that its focus lets the number keys work at once. */
export const AQuestionOfTheCheck: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:surface-raised lali:grid lali:max-w-[42rem] lali:gap-6 lali:rounded-band lali:border lali:border-line lali:p-5 lali:sm:p-8">
      <ProgressSegments value={4} max={10} />
      <OptionRows
        {...args}
        name="question"
        defaultValue="share"
        legend={
          <Heading level={2} tabIndex={-1}>
            When a project fails, what happens first?
          </Heading>
        }
      />
      <div className="lali:flex lali:justify-between lali:gap-3">
        <Button variant="outline">Previous</Button>
        <Button>Next</Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('heading').focus();
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('radio', { name: 'We move on to the next one' })).toBeChecked();
  },
};

export const None: Story = { args: { options: [] } };

export const WorstCase: Story = {
  render: (args) => (
    <div className="lali:w-[280px]">
      <OptionRows {...args} />
    </div>
  ),
  args: {
    name: 'q6',
    legendLook: 'question',
    legend: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    options: Array.from({ length: 11 }, (_, i) => ({
      value: `${i}`,
      label: i === 0 ? 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' : `Answer ${i + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBe(280);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllStates,
  Invalid,
  AQuestionOfTheCheck,
  None,
  WorstCase,
});
