import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Text } from '../text/index.ts';
import { type Theme, ThemeSwitch, type ThemeSwitchProps } from './index.ts';

function Stateful({ value: first, onValueChange, ...props }: ThemeSwitchProps) {
  const [value, setValue] = useState<Theme>(first);
  return (
    <ThemeSwitch
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['autodocs'],
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const AllValues: Story = {
  render: (args) => (
    <div className="lali:flex lali:flex-wrap lali:gap-4">
      {(['system', 'light', 'dark'] as const).map((value) => (
        <ThemeSwitch key={value} {...args} value={value} label={`Theme, ${value} chosen`} />
      ))}
      {(['design', 'methods'] as const).map((path) => (
        <div key={path} data-path={path}>
          <ThemeSwitch {...args} value="light" label={`Theme on ${path}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ByKeyboard: Story = {
  parameters: { ...screenshot },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
  },
};

/** At the very end of a page, where nobody trips over it and everybody finds it. */
export const InAFooter: Story = {
  tags: ['example'],
  render: (args) => (
    <footer className="lali:surface-inverse lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-4 lali:rounded-card lali:p-6">
      <Text look="small" tone="soft">
        laliaflia, drawn and built in one place.
      </Text>
      <Stateful {...args} value="dark" />
    </footer>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};

export const WorstCase: Story = {
  render: (args) => (
    <div className="lali:w-[140px]">
      <Stateful {...args} />
    </div>
  ),
  play: fits('.lali\\:w-\\[140px\\]', 140),
};

export const Matrix: Story = matrix(meta, { Playground, AllValues, InAFooter, WorstCase });
