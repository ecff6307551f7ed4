import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ScaleInput } from './index.ts';

const meta = {
  title: 'Primitives/ScaleInput',
  component: ScaleInput,
  tags: ['autodocs'],
  args: {
    name: 'q3',
    legend: 'How often does an idea of the team reach a customer?',
    points: ['Never', 'Rarely', 'Sometimes', 'Often', 'Every month'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[42rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScaleInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 3 } };

export const AllStates: Story = {
  render: (args) => (
    <div className="grid gap-10">
      {['brand', 'design', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <ScaleInput {...args} name={path} defaultValue={4} />
        </div>
      ))}
      <ScaleInput {...args} name="question" legendLook="question" hint="As it is, not as it should be." />
      <ScaleInput {...args} name="error" error="Choose a number from 1 to 5" />
      <ScaleInput {...args} name="three" points={['Too slow', 'Right', 'Too fast']} />
      <ScaleInput {...args} name="seven" points={['Low', '', '', '', '', '', 'High']} defaultValue={7} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('radio', { name: '4, Often' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5, Every month' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a number from 1 to 5', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose a number from 1 to 5');
  },
};

export const WorstCase: Story = {
  decorators: [
    (Story) => (
      <div className="w-[280px]">
        <Story />
      </div>
    ),
  ],
  args: {
    points: ['Rindfleischetikettierungsüberwachung', '', '', '', '', '', 'Aufgabenübertragungsgesetz'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBe(280);
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ScaleInput {...args} defaultValue={2} />
    </div>
  ),
};
