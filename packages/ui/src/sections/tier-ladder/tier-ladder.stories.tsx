import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { TierLadder } from './index.ts';

const meta = {
  title: 'Sections/TierLadder',
  component: TierLadder,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: {
    title: 'Bring one problem. Leave with tested ideas.',
    lead: 'Innovation workshops of one to three days for up to 20 people. Guide price from €1,200 per participant.',
    actions: [
      { href: '#book', label: 'Book Your Workshop' },
      { href: '#brochure', label: 'Download Brochure' },
    ],
    steps: [
      {
        title: 'Ignite Day',
        href: '#ignite',
        hours: 8,
        price: { text: 'guide price', amount: '€1,200' },
        facts: ['1 day, 8 hours, up to 20 people'],
      },
      {
        title: 'Deep Dive',
        href: '#deep',
        hours: 16,
        price: { text: 'guide price', amount: '€2,400' },
        facts: ['2 days, 16 hours, up to 15 people'],
      },
      {
        title: 'Innovation Engine',
        href: '#engine',
        hours: 24,
        price: { text: 'guide price', amount: '€3,600' },
        facts: ['3 days, 24 hours, up to 12 people'],
      },
    ],
    caption: 'One tile is one hour. Each workshop includes the shorter ones.',
  },
} satisfies Meta<typeof TierLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawings = (canvas: HTMLElement) => [...canvas.querySelectorAll<SVGSVGElement>('.lali-hour-stack')];

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const tiles = drawings(canvasElement).map((drawing) => drawing.querySelectorAll('rect').length);
    await expect(tiles).toEqual([8, 16, 24]);
  },
};

const width = inWidth(TierLadder);

/** One staircase: all stand on one line, each a day higher, and tiles of neighbours keep the distance of tiles. */
export const Staircase: Story = {
  ...width('1280px'),
  play: async ({ canvas, canvasElement }) => {
    const boxes = drawings(canvasElement).map((drawing) => drawing.getBoundingClientRect());
    const [first, second, third] = boxes as [DOMRect, DOMRect, DOMRect];
    for (const { bottom } of boxes) await expect(bottom).toBeCloseTo(first.bottom, 0);
    const day = first.top - second.top;
    await expect(second.top - third.top).toBeCloseTo(day, 0);
    await expect(day).toBeGreaterThan(first.height);
    const gap = day - first.height;
    await expect(second.left - first.right).toBeCloseTo(gap, 0);
    await expect(third.left - second.right).toBeCloseTo(gap, 0);
    // Words rise more than the tiles do: the higher a step, the larger they are.
    const [low, middle, high] = canvas.getAllByText(/^€/).map((amount) => amount.getBoundingClientRect());
    await expect(middle?.height).toBeGreaterThan(low?.height ?? 0);
    await expect(high?.height).toBeGreaterThan(middle?.height ?? 0);
    const [lowest, , highest] = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
    await expect((lowest?.top ?? 0) - (highest?.top ?? 0)).toBeGreaterThan(2.5 * day);
  },
};

/** Every step is a link of its own, and the others' tiles step back. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas, canvasElement }) => {
    const step = canvas.getByRole('link', { name: /^Deep Dive/ });
    while (document.activeElement !== step) await userEvent.tab();
    await expect(getComputedStyle(step).boxShadow).not.toBe('none');
    const strengths = () =>
      drawings(canvasElement).map((drawing) => getComputedStyle(drawing.parentElement as Element).opacity);
    await waitFor(() => expect(strengths()).toEqual(['0.4', '1', '0.4']));
  },
};

/** Tiles alone move, once, for less than 900 ms; with reduced motion nothing does. */
export const Stacks: Story = {
  play: async ({ canvasElement }) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moving = canvasElement.getAnimations({ subtree: true });
    if (still) await expect(moving).toHaveLength(0);
    for (const { effect } of moving) {
      await expect((effect as KeyframeEffect).target?.localName).toBe('rect');
      await expect(effect?.getComputedTiming().endTime).toBeLessThan(900);
    }
    await Promise.all(moving.map((animation) => animation.finished));
    for (const tile of canvasElement.querySelectorAll('rect')) {
      await expect(getComputedStyle(tile).opacity).toBe('1');
    }
  },
};

/** A list, the shortest first, each with its tiles. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvas, canvasElement }) => {
    const boxes = drawings(canvasElement).map((drawing) => drawing.getBoundingClientRect());
    const [first, second, third] = boxes as [DOMRect, DOMRect, DOMRect];
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(third.height).toBeGreaterThan(second.height);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OnATablet: Story = width('820px');

/** Opens the page; its words begin where those of the next section begin. */
export const OpensAPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <TierLadder {...args} />
      <Neighbour title="Length, group and price" text="We settle the exact price with you." />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    await expect(Math.round(first?.left ?? 0)).toBe(Math.round(second?.left ?? 1));
  },
};

/** Rises towards the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };

export const Two: Story = { args: { steps: meta.args.steps.slice(0, 2) } };
export const One: Story = { args: { steps: meta.args.steps.slice(0, 1), actions: [] } };
export const None: Story = { args: { steps: [] } };

/** Half a day, and more than a day that is no whole one. */
export const OddLengths: Story = {
  args: {
    steps: [4, 12, 20, 30].map((hours) => ({
      title: `${hours} hours`,
      href: `#${hours}`,
      hours,
      facts: ['€40 per hour'],
    })),
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    actions: [{ href: '#', label: long }],
    steps: [8, 16, 24].map((hours) => ({
      title: `${hours} ${long}`,
      href: `#long-${hours}`,
      hours,
      price: { text: long, amount: long },
      facts: [long, 'Something to read. '.repeat(6)],
    })),
    caption: long,
  },
};
export const WorstCaseOnAPhone: Story = { args: WorstCase.args ?? {}, ...width('320px') };

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OpensAPage,
  RightToLeft,
  Two,
  One,
  None,
  OddLengths,
  WorstCase,
  WorstCaseOnAPhone,
});
