import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { name: 'letter', label: 'Send me one letter a month' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me one letter a month' });
    await userEvent.click(canvas.getByText('Send me one letter a month'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="grid gap-6">
      {['brand', 'design', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Checkbox name="off" label="Off" />
          <Checkbox name="on" label="On" defaultChecked />
          <Checkbox name="some" label="Some of them" indeterminate />
        </div>
      ))}
      <div>
        <Checkbox name="hint" label="I have paid" hint="We check it against your booking." />
        <Checkbox name="error" label="I agree" error="Tick the box to go on" />
        <Checkbox name="disabled" label="Not yet" disabled />
        <Checkbox name="locked" label="Always" disabled defaultChecked />
      </div>
    </div>
  ),
};

export const Some: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: {
    required: true,
    label: (
      <>
        I have read the <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
    hint: 'Two pages.',
    error: 'Tick the box to go on',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Two pages. Tick the box to go on');
  },
};

export const WorstCase: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    error: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  decorators: [
    (Story) => (
      <div className="w-[280px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-\\[280px\\]')?.scrollWidth).toBe(280);
  },
};
