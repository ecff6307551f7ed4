import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Text } from '../text/index.ts';
import * as Icons from './icons.tsx';
import { SignCell } from './sign-cell.tsx';

const meta = {
  title: 'Primitives/Icons',
  component: Icons.ArrowIcon,
  subcomponents: { SignCell },
  tags: ['autodocs'],
  args: { size: 24 },
} satisfies Meta<typeof Icons.ArrowIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg') as SVGSVGElement;
    await expect(icon.getBoundingClientRect().width).toBe(24);
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

const all = Object.entries(Icons);

/** One grid, one stroke: none is heavier than its neighbour. */
export const All: Story = {
  render: (args) => (
    <ul className="lali:grid lali:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] lali:gap-6">
      {all.map(([name, Icon]) => (
        <li key={name} className="lali:grid lali:justify-items-start lali:gap-2">
          <Icon {...args} />
          <span className="lali:type-small lali:text-text-soft">{name.replace('Icon', '')}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(drawings).size).toBe(all.length);
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="lali:flex lali:flex-wrap lali:items-end lali:gap-5">
      {[16, 18, 20, 24, 32].map((size) => (
        <Icons.SearchIcon key={size} size={size} />
      ))}
    </div>
  ),
};

/** A sign in a filled cell: told apart by sign and shape where there is no colour. */
export const Signs: Story = {
  render: () => (
    <div className="lali:flex lali:gap-4">
      <SignCell tone="success" />
      <SignCell tone="error" />
      <SignCell tone="info" />
      <span className="lali:flex lali:gap-4 lali:grayscale">
        <SignCell tone="success" />
        <SignCell tone="error" />
        <SignCell tone="info" />
      </span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const corners = [...canvasElement.querySelectorAll('.lali\\:size-6')]
      .slice(0, 3)
      .map((cell) => getComputedStyle(cell).borderRadius);
    await expect(new Set(corners).size).toBe(3);
  },
};

/** They take the colour and grow with the size of the text they stand in. */
export const InALine: Story = {
  tags: ['example'],
  render: () => (
    <div className="lali:grid lali:gap-3">
      <Text className="lali:flex lali:items-center lali:gap-2">
        <Icons.CheckIcon /> Saved in this browser
      </Text>
      <Text tone="error" className="lali:flex lali:items-center lali:gap-2">
        <Icons.AlertIcon /> Not saved
      </Text>
      <Text tone="soft" className="lali:flex lali:items-center lali:gap-2" dir="rtl">
        <Icons.ArrowIcon className="lali:rtl:-scale-x-100" /> To the end of the line, whichever that is
      </Text>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelectorAll('svg')[1] as SVGSVGElement;
    await expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(canvas.getByText('Not saved')).color);
  },
};

export const Matrix: Story = matrix(meta, { Playground, All, Sizes, Signs, InALine });
