import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { ProgressSegments } from '../progress-segments/index.ts';
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
  render: (args) => (
    <div className="lali:max-w-[42rem]">
      <ScaleInput {...args} />
    </div>
  ),
} satisfies Meta<typeof ScaleInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: '3, Sometimes' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2, Rarely' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="lali:grid lali:max-w-[42rem] lali:gap-10">
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
  parameters: { ...screenshot },
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
  args: { name: 'q4', error: 'Choose a number from 1 to 5', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose a number from 1 to 5');
  },
};

export const AQuestionOfTheCheck: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:surface-raised lali:grid lali:max-w-[42rem] lali:gap-6 lali:rounded-band lali:border lali:border-line lali:p-5 lali:sm:p-8">
      <ProgressSegments value={3} max={10} />
      <ScaleInput {...args} name="check" legendLook="question" defaultValue={2} />
      <div className="lali:flex lali:justify-between lali:gap-3">
        <Button variant="outline">Previous</Button>
        <Button>Next</Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^How often/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4, Often' }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('4, Often');
  },
};

export const WorstCase: Story = {
  render: (args) => (
    <div className="lali:w-[280px]">
      <ScaleInput {...args} />
    </div>
  ),
  args: {
    name: 'q5',
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
    <div dir="rtl" className="lali:max-w-[42rem]">
      <ScaleInput {...args} name="rtl" defaultValue={2} />
    </div>
  ),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllStates,
  Invalid,
  AQuestionOfTheCheck,
  WorstCase,
  RightToLeft,
});
