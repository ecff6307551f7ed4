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
    caption: 'A tile is a working day, a column a week. Outlined tiles show how long it can be.',
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
const drawings = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect());

/** The year takes the whole line, in one row of weeks. */
export const AYearIsOneLine: Story = {
  ...width('1280px'),
  play: async ({ canvasElement }) => {
    const [, , winter, summer] = drawings(canvasElement) as [DOMRect, DOMRect, DOMRect, DOMRect];
    await expect(summer.top).toBe(winter.top);
    await expect(summer.right - winter.left).toBeGreaterThan(1200);
  },
};

/** Its second half goes below the first, on the same scale. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvasElement }) => {
    const [, , winter, summer] = drawings(canvasElement) as [DOMRect, DOMRect, DOMRect, DOMRect];
    await expect(summer.top).toBeGreaterThan(winter.bottom);
    await expect(summer.left).toBe(winter.left);
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
