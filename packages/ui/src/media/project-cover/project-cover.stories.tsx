import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { ProjectCover } from './index.ts';

const meta = {
  title: 'Media/ProjectCover',
  component: ProjectCover,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { figure: { rule: 'phyllotaxis', seed: 22 }, tint: '#6a4bd8' },
  argTypes: { shape: { control: 'inline-radio' }, tint: { control: 'color' } },
  decorators: [
    (Story) => (
      <div className="lali:@container lali:overflow-x-clip">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Relative luminance of a colour as the browser computes it. */
function luminance(color: string): number {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser should draw on a canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const rules = ['phyllotaxis', 'branching', 'strands'] as const;
const tints = ['#6a4bd8', '#0a6fb8', '#b4521f', '#2f7d3b', '#b8326e', '#8a5a12'] as const;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector<HTMLElement>('[data-rule="phyllotaxis"][data-at]');
    await expect(cover?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const box = cover?.getBoundingClientRect();
    await expect(box?.width).toBe(canvasElement.clientWidth);
  },
};

/** Each in its own colour; even seeds at the end, odd ones at the start. */
export const Strips: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-6">
      {tints.map((tint, i) => (
        <ProjectCover key={tint} tint={tint} figure={{ rule: rules[i % 3] ?? 'strands', seed: 20 + i }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const cover of canvasElement.querySelectorAll<HTMLElement>('[data-at]')) {
      const ground = luminance(getComputedStyle(cover).backgroundColor);
      // What the drawing paints: the two ends of its range of colours.
      const figure = cover.querySelector('svg') as SVGElement;
      for (const name of ['core', 'built']) {
        const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        probe.style.fill = `var(--lali-figure-${name})`;
        figure.append(probe);
        const cell = luminance(getComputedStyle(probe).fill);
        probe.remove();
        const [light, dark] = ground > cell ? [ground, cell] : [cell, ground];
        await expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
      }
    }
  },
};

/** In a box of its own, as in a case study. */
export const Corners: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-3 lali:gap-4 lali:p-4">
      {rules.map((rule, i) => (
        <div key={rule} className="lali:surface-raised lali:h-64 lali:overflow-clip lali:rounded-card">
          <ProjectCover
            shape="corner"
            className="lali:h-full lali:ps-10"
            tint={tints[i]}
            figure={{ rule, seed: 40 + i }}
          />
        </div>
      ))}
    </div>
  ),
};

export const OnAPhone: Story = {
  render: () => (
    <div className="lali:@container lali:grid lali:w-[390px] lali:grid-cols-[minmax(0,1fr)] lali:gap-y-4">
      {rules.map((rule, i) => (
        <ProjectCover key={rule} tint={tints[i + 3]} figure={{ rule, seed: 12 }} />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { ...Strips, globals: { direction: 'rtl' } };

/** Without a colour of the project it takes the accent of its page. */
export const WithoutATint: Story = {
  tags: ['example'],
  globals: { path: 'methods' },
  render: () => <ProjectCover figure={{ rule: 'branching', seed: 9 }} />,
};

export const Matrix: Story = matrix(meta, { Strips, Corners, OnAPhone, RightToLeft, WithoutATint });
