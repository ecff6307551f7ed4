import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { LogoMark } from './logo-mark.tsx';

const meta = {
  title: 'Media/LogoMark',
  component: LogoMark,
  tags: ['autodocs'],
  args: { size: 64 },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg') as SVGSVGElement;
    await expect(mark.getBoundingClientRect().width).toBe(64);
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-6">
      {[16, 28, 32, 40, 64, 128].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </div>
  ),
};

export const Mono: Story = {
  render: () => (
    <div className="lali:flex lali:items-center lali:gap-6 lali:text-text">
      <LogoMark variant="mono" size={28} />
      <LogoMark variant="mono" size={64} />
    </div>
  ),
};

export const OnNight: Story = {
  render: () => (
    <div data-theme="dark" className="lali:w-fit lali:rounded-card lali:bg-inverse lali:p-6">
      <LogoMark size={64} />
    </div>
  ),
};

export const Named: Story = {
  args: { title: 'laliaflia' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'laliaflia' })).toBeVisible();
  },
};

export const BesideTheWordmark: Story = {
  tags: ['example'],
  render: () => (
    <span className="lali:inline-flex lali:items-center lali:gap-2.5 lali:font-display lali:text-[1.375rem] lali:font-[640] lali:text-text">
      <LogoMark size={32} />
      laliaflia
    </span>
  ),
};

export const Matrix: Story = matrix(meta, { Playground, Sizes, Mono, OnNight, Named, BesideTheWordmark });
