import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { FigureIcon } from '../../media/figure-icon/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { areas, linked, long, reasons, takeaways, worst } from './feature-list.samples.ts';
import { FeatureList } from './feature-list.tsx';

const meta = {
  title: 'Sections/FeatureList',
  component: FeatureList,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Four areas of UX work',
    lead: 'Each can be booked alone. Together they are a product from the first interview to the first release.',
    layout: 'ledger',
    items: areas,
  },
  argTypes: { layout: { control: 'inline-radio' } },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(FeatureList);

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ol') as HTMLElement;
    await expect(list.children).toHaveLength(4);
    const [number] = within(list).getAllByText('1');
    await expect(number).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Two by two on common lines: titles, words and points of neighbours begin at the same height. */
export const Ledger: Story = {
  ...width('1280px'),
  play: async ({ canvas }) => {
    const top = (name: string) => Math.round(canvas.getByText(name).getBoundingClientRect().top);
    await expect(top('Research & Strategy')).toBe(top('Information Architecture'));
    await expect(top('Interviews with users')).toBe(top('Card sorting'));
    await expect(top('Testing & Validation')).toBeGreaterThan(top('Research & Strategy'));
  },
};

/** Under 48rem of container the ledger is one column. */
export const LedgerOnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('ol > li')].map((item) =>
      item.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  },
};

/** An odd last one takes the whole width. */
export const LedgerOfThree: Story = { args: { items: areas.slice(0, 3) } };

/** The heading stays in view beside the rows. */
export const Rows: Story = {
  args: {
    title: 'Three reasons to choose us',
    lead: 'And one not to: we take two projects at a time.',
    layout: 'rows',
    items: reasons,
  },
};

export const RowsNumbered: Story = { args: { ...Rows.args, numbered: true } };

export const RowsOnAPhone: Story = { args: { ...Rows.args, numbered: true }, ...width('390px') };

const industries = [
  {
    title: 'Travel',
    text: 'Seats, transfers and boarding passes for people in a hurry.',
    icon: <FigureIcon name="ticket" size={32} />,
  },
  {
    title: 'Telecommunications',
    text: 'Contracts that explain themselves before they are signed.',
    icon: <FigureIcon name="phone" size={32} />,
  },
  {
    title: 'Public funding',
    text: 'Forms that say what is missing, and where a request stands.',
    icon: <FigureIcon name="ladder" size={32} />,
  },
];

/** A sign in the numeral's place, on the line of its title. */
export const WithIcons: Story = {
  args: { title: 'Where the work was done', lead: undefined, layout: 'rows', items: industries },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('ol')).toBeNull();
    for (const item of canvas.getAllByRole('listitem')) {
      const icon = item.querySelector('svg')?.getBoundingClientRect() as DOMRect;
      const heading = document.createRange();
      heading.selectNodeContents(within(item).getByRole('heading'));
      const [title] = heading.getClientRects() as unknown as [DOMRect];
      await expect(Math.abs((icon.top + icon.bottom - title.top - title.bottom) / 2)).toBeLessThan(6);
    }
  },
};

/** The whole entry is the target of its one link, and shows its focus. */
export const Linked: Story = {
  args: { title: 'How we work with companies', lead: undefined, layout: 'rows', items: linked },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    const [item] = canvas.getAllByRole('listitem');
    await expect(item).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(item as HTMLElement).boxShadow).not.toBe('none');
  },
};

/** Rules, numerals and quiet text take the colours of the surface. */
export const OnLeaf: Story = {
  args: { ...Rows.args, numbered: true },
  render: (args) => (
    <Section tone="secondary">
      <FeatureList {...args} />
    </Section>
  ),
};

/** The four areas of a services page, on the Design path. */
export const OnAServicePage: Story = { tags: ['example'], globals: { path: 'design' } };

/** What one takes home, on the Methods path. */
export const OnTheWebinarPage: Story = {
  tags: ['example'],
  globals: { path: 'methods' },
  args: { title: 'What attendees receive', lead: undefined, layout: 'rows', items: takeaways },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const None: Story = { args: { items: [] } };
export const One: Story = { args: { items: areas.slice(0, 1) } };
export const WorstCase: Story = { args: { title: long, lead: long, items: worst } };
export const WorstCaseOnAPhone: Story = {
  args: { title: long, lead: long, layout: 'rows', numbered: true, items: worst.slice(0, 3) },
  ...width('320px'),
  play: fits('section', 320),
};

/** Sentences to keep in mind, each larger than the heading above them. */
export const Statements: Story = {
  args: { title: 'Three reasons', layout: 'statements', numbered: true, items: reasons },
};

export const Matrix: Story = matrix(meta, {
  Ledger,
  LedgerOnAPhone,
  LedgerOfThree,
  Rows,
  RowsNumbered,
  RowsOnAPhone,
  WithIcons,
  Linked,
  OnLeaf,
  OnAServicePage,
  OnTheWebinarPage,
  RightToLeft,
  None,
  One,
  WorstCase,
  WorstCaseOnAPhone,
});
