import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inRole } from '../../internal/former-names.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { LivingFigure } from './living-figure.tsx';
import { portraitSample } from './portrait.sample.ts';

const meta = {
  title: 'Media/LivingFigure',
  component: LivingFigure,
  tags: ['autodocs'],
  argTypes: {
    rule: {
      control: 'select',
      options: ['phyllotaxis', 'branching', 'strands', 'tessellation', 'venation', 'seam'],
    },
    tone: { control: 'select', options: ['page', 'primary', 'secondary', 'inverse'] },
    seed: { control: { type: 'number', step: 1 } },
    cells: { control: { type: 'range', min: 60, max: 900, step: 10 } },
    parts: { control: { type: 'range', min: 0, max: 6 } },
    tips: { control: { type: 'range', min: 5, max: 14 } },
    size: { control: { type: 'range', min: 120, max: 760 } },
    portrait: { control: false },
  },
} satisfies Meta<typeof LivingFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = {
  page: 'lali:bg-page',
  raised: 'lali:bg-surface',
  primary: 'lali:bg-primary-solid',
  secondary: 'lali:bg-secondary-solid',
  inverse: 'lali:bg-inverse',
} as const;

function Surface({ on, children }: { on: keyof typeof surfaces; children: ReactNode }) {
  return (
    <div
      data-surface={on}
      className={`${surfaces[on]} lali:rounded-card lali:grid lali:w-fit lali:place-items-center lali:p-8`}
    >
      {children}
    </div>
  );
}

export const Playground: Story = {
  args: { rule: 'phyllotaxis', size: 560 },
  render: (args) => (
    <Surface on={inRole(args.tone ?? 'page')}>
      <LivingFigure {...args} />
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('.lali-living-figure') as SVGSVGElement;
    await expect(figure).toHaveAttribute('data-rule', 'phyllotaxis');
    await expect(figure.querySelectorAll('path').length).toBeGreaterThan(5);
  },
};

export const Hero: Story = {
  args: { size: 760 },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-rule="phyllotaxis"]') as SVGSVGElement;
    await expect(figure).toHaveAttribute('aria-hidden', 'true');
    await expect(figure.getBoundingClientRect().width).toBe(760);
    await expect(figure.querySelectorAll('path').length).toBeLessThan(60);
  },
};

/** A picture in the living cells: what is dark is large on a light page, what is light on a dark one. */
export const Portrait: Story = {
  args: { size: 640, cells: 1100, portrait: portraitSample },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-rule="phyllotaxis"]') as SVGSVGElement;
    const painted = [...figure.querySelectorAll('path')].filter((path) => {
      const { stroke } = getComputedStyle(path);
      return stroke !== 'none' && !/\b0\)$|transparent/.test(stroke);
    });
    const hidden = figure.querySelectorAll('path').length - painted.length;
    // One of its two drawings is seen.
    await expect(hidden).toBeGreaterThan(10);
    await expect(painted.length).toBeGreaterThan(10);
  },
};

export const Branching: Story = {
  args: { rule: 'branching', size: 480 },
  render: (args) => (
    <Surface on="raised">
      <LivingFigure {...args} />
    </Surface>
  ),
};

export const Strands: Story = {
  args: { rule: 'strands', size: 480 },
  render: (args) => (
    <Surface on="raised">
      <LivingFigure {...args} />
    </Surface>
  ),
};

/** Tissue whose walls straighten until its cells are tiles on a grid. */
export const Tessellation: Story = {
  args: { rule: 'tessellation', size: 480 },
  render: (args) => (
    <Surface on="raised">
      <LivingFigure {...args} />
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-rule="tessellation"]') as SVGSVGElement;
    // One ring for each column, and the parts.
    await expect(figure.querySelectorAll('g > g')).toHaveLength(13);
  },
};

/** A leaf: veins on its left, on its right the circuit that they turn into. */
export const Venation: Story = {
  args: { rule: 'venation', size: 480 },
  render: (args) => (
    <Surface on="raised">
      <LivingFigure {...args} />
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-rule="venation"]') as SVGSVGElement;
    await expect(figure.querySelectorAll('path').length).toBeGreaterThan(10);
  },
};

export const Seam: Story = {
  args: { rule: 'seam', size: 560 },
  render: (args) => (
    <div className="lali:grid lali:w-[52rem] lali:max-w-full lali:grid-cols-2 lali:overflow-clip lali:rounded-card">
      <div className="lali:col-start-1 lali:row-start-1 lali:bg-primary-solid" />
      <div className="lali:col-start-2 lali:row-start-1 lali:bg-secondary-solid" />
      <div className="lali:z-1 lali:col-start-1 lali:col-end-3 lali:row-start-1 lali:grid lali:place-items-center lali:p-8">
        <LivingFigure {...args} />
      </div>
    </div>
  ),
};

export const SeamAcross: Story = {
  render: () => (
    <div className="lali:grid lali:w-80 lali:grid-rows-2 lali:overflow-clip lali:rounded-card">
      <div className="lali:col-start-1 lali:row-start-1 lali:bg-primary-solid" />
      <div className="lali:col-start-1 lali:row-start-2 lali:bg-secondary-solid" />
      <div className="lali:z-1 lali:col-start-1 lali:row-span-2 lali:row-start-1 lali:grid lali:place-items-center lali:p-8">
        <LivingFigure rule="seam" axis="horizontal" cells={260} size={256} />
      </div>
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="lali:flex lali:flex-wrap lali:gap-4">
      {(['page', 'primary', 'secondary', 'inverse'] as const).map((tone) => (
        <Surface key={tone} on={tone}>
          <div className="lali:flex lali:items-center lali:gap-6">
            <LivingFigure tone={tone} cells={180} size={220} />
            <LivingFigure tone={tone} rule="branching" size={200} />
            <LivingFigure tone={tone} rule="strands" size={200} />
            <LivingFigure tone={tone} rule="tessellation" size={200} />
            <LivingFigure tone={tone} rule="venation" size={200} />
          </div>
        </Surface>
      ))}
    </div>
  ),
};

/** From a card to a phone: the smaller the figure, the fewer its cells. */
export const Sizes: Story = {
  render: () => (
    <div className="lali:flex lali:flex-wrap lali:items-end lali:gap-8">
      <LivingFigure cells={260} size={350} />
      <LivingFigure cells={150} size={260} seed={3} />
      <LivingFigure cells={110} size={180} seed={11} />
      <LivingFigure cells={60} size={120} parts={0} seed={2} />
    </div>
  ),
};

export const Kin: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-3 lali:gap-8">
      {[1, 2, 3, 5, 8, 13].map((seed) => (
        <LivingFigure key={seed} seed={seed} cells={150} parts={3} />
      ))}
    </div>
  ),
};

export const Named: Story = {
  args: { title: 'Round cells on a spiral turn into square tiles on a grid', cells: 150, size: 320 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^Round cells on a spiral/ })).toBeVisible();
  },
};

/** Every cell that is asked for at this width would be under 3 px, so fewer are drawn. */
export const TooManyCells: Story = {
  args: { cells: 5000, parts: 0, size: 160 },
};

export const StandsStillWithReducedMotion: Story = {
  args: { grow: true, cells: 150, size: 320 },
  play: async ({ canvasElement }) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const figure = canvasElement.querySelector('.lali-living-figure') as SVGSVGElement;
    const running = figure.getAnimations({ subtree: true });
    if (still) await expect(running).toHaveLength(0);
    await Promise.all(running.map((animation) => animation.finished));
    for (const ring of figure.querySelectorAll('g')) await expect(getComputedStyle(ring).opacity).toBe('1');
  },
};

/** Cut by the edge of its section, and clear of every letter. */
export const BesideATitle: Story = {
  tags: ['example'],
  render: () => (
    <div className="lali:surface-inverse lali:relative lali:overflow-clip lali:rounded-band">
      <div className="lali:grid lali:min-h-[420px] lali:content-center lali:gap-6 lali:p-8 lali:sm:max-w-[55%] lali:sm:p-14">
        <Heading level={2} look="title">
          From living form to interface
        </Heading>
        <Text>Round cells on a spiral turn, step by step, into square tiles on a grid.</Text>
        <div>
          <Button>See how it grows</Button>
        </div>
      </div>
      <div className="lali:-end-[10%] lali:absolute lali:top-1/2 lali:hidden lali:-translate-y-1/2 lali:sm:block">
        <LivingFigure tone="inverse" cells={420} size={560} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const figure = canvasElement.querySelector('.lali-living-figure')?.getBoundingClientRect();
    await expect(figure?.left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().right);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Branching,
  Strands,
  Tessellation,
  Venation,
  Seam,
  SeamAcross,
  Tones,
  Sizes,
  Kin,
  BesideATitle,
  Named,
  TooManyCells,
});
