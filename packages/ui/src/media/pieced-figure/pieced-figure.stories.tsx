import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Hero } from '../../sections/hero/index.ts';
import { PiecedFigure } from './index.ts';
import { pieces } from './pieced-figure.sample.ts';

const meta = {
  title: 'Media/PiecedFigure',
  component: PiecedFigure,
  tags: ['autodocs', 'new'],
  args: { pieces },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 605, maxInlineSize: '100%', padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PiecedFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Ada Brandt' })).toHaveAttribute('href', '#about');
  },
};

const inside = (width: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: width }}>
        <Story />
      </div>
    ),
  ],
});

/** At 605 px a piece of five tiles is 96 px wide, and shows about its own size. */
export const AtItsOwnSize: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 669 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ inlineSize: 605 }}>
      <PiecedFigure {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('img', { name: /^Life coach/ });
    await expect(Math.round(timer.closest('a')?.getBoundingClientRect().width ?? 0)).toBe(96);
    await expect(getComputedStyle(timer).objectFit).toBe('cover');
  },
};

/** Smaller, and still the whole of it. */
export const OnAPhone: Story = {
  ...inside(437),
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('img', { name: /^Life coach/ });
    await expect(getComputedStyle(timer).objectFit).toBe('cover');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The figure is decoration: the Tab key goes from piece to piece, clockwise. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const InTheHero: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Hero
      title="Design & Innovation Expert"
      lead="UX, UI and product design for companies, and innovation training for their teams."
      actions={[{ href: '#portfolio', label: 'View Portfolio' }]}
      figure={<PiecedFigure {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    // Nothing lies over a piece.
    for (const link of canvas.getAllByRole('link')) {
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(hit?.closest('a')).toBe(link);
    }
  },
};

export const None: Story = {
  args: { pieces: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const One: Story = { args: { pieces: pieces.slice(0, 1) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A picture that is not there is replaced by its words. */
export const WorstCase: Story = {
  args: {
    pieces: [
      {
        ...pieces[1],
        image: {
          ...pieces[1].image,
          src: 'data:image/png;base64,broken',
          alt: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Donau/ });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, { Playground, OnAPhone, None, One, RightToLeft, WorstCase });
