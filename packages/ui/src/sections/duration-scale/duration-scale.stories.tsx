import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { long, offers, worst } from './duration-scale.samples.ts';
import { DurationScale } from './index.ts';

const meta = {
  title: 'Sections/DurationScale',
  component: DurationScale,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: {
    title: 'Formats from half a day to twelve months',
    lead: 'If you have not worked with us before, begin with half a day.',
    offers,
    caption: 'Filled tiles are the shortest, outlined ones show how long it can be.',
  },
} satisfies Meta<typeof DurationScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

const width = inWidth(DurationScale);
const tiles = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-unit=sure]')].map((tile) => tile.getBoundingClientRect());

/** A day, a week and a year are equally wide, and their tiles large enough to be counted. */
export const RowsOfOneWidth: Story = {
  ...width('1280px'),
  play: async ({ canvasElement }) => {
    for (const { width: side } of tiles(canvasElement)) await expect(side).toBeGreaterThan(40);
  },
};

/** Each row is as wide as the content, and the words stand above and below it. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvasElement }) => {
    for (const { width: side } of tiles(canvasElement)) await expect(side).toBeGreaterThan(20);
  },
};
export const OnATablet: Story = width('820px');

export const OnAPageForCompanies: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour
        level={1}
        title="Innovation training for your company"
        text="On site, online or on a retreat."
      />
      <Section>
        <DurationScale {...args} />
      </Section>
      <Neighbour tone="raised" title="Who takes part" text="Mixed groups learn faster." />
    </>
  ),
};

/** Time runs from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };

export const One: Story = { args: { offers: offers.slice(0, 1) } };
export const None: Story = { args: { offers: [] } };

export const WorstCase: Story = { args: { title: long, lead: long, offers: worst, caption: long } };
export const WorstCaseOnAPhone: Story = {
  args: WorstCase.args ?? {},
  ...width('320px'),
  play: fits('section', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnAPageForCompanies,
  RightToLeft,
  One,
  None,
  WorstCase,
  WorstCaseOnAPhone,
});
