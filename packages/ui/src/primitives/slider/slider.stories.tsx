import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Field } from '../field/index.ts';
import { Slider } from './index.ts';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  tags: ['autodocs', 'new'],
  args: { min: 60, max: 600, step: 20, defaultValue: 260, onValueChange: fn() },
  render: (args) => (
    <Field label="Cells" mark={null} className="lali:max-w-[26rem]">
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Cells' });
    await expect(slider.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 };

/** Its corners on each path, at both ends, from right to left, in error and not available. */
export const AllStates: Story = {
  render: () => (
    <div className="lali:grid lali:max-w-[26rem] lali:gap-6">
      {(['design', 'methods', 'brand'] as const).map((path, i) => (
        <div key={path} data-path={path}>
          <Field label={`On ${path}`} mark={null}>
            <Slider defaultValue={i * 50} />
          </Field>
        </div>
      ))}
      <div dir="rtl">
        <Field label="From right to left" mark={null}>
          <Slider defaultValue={30} />
        </Field>
      </div>
      <Field label="Budget" hint="For the whole day." error="Choose at least €200." mark={null}>
        <Slider max={2000} step={100} defaultValue={100} format={money} />
      </Field>
      <Field label="Seats" disabled mark={null}>
        <Slider defaultValue={40} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const budget = canvas.getByRole('slider', { name: 'Budget' });
    await expect(budget).toHaveAttribute('aria-valuetext', '€100');
    await expect(budget).toHaveAccessibleDescription('For the whole day. Choose at least €200.');
    await expect(budget).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('slider', { name: 'Seats' })).toBeDisabled();
  },
};

/** The narrowest place, a very long name and number. */
export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[240px]">
      <Field label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" mark={null}>
        <Slider max={100_000_000} defaultValue={99_999_999} format={money} />
      </Field>
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, WorstCase });
