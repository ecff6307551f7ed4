import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { TierCards } from './tier-cards.tsx';
import { workshops } from './tiers.sample.ts';

const meta = {
  title: 'Sections/TierCards',
  component: TierCards,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Workshops, hour by hour',
    lead: 'One tile is one hour. Each step keeps what the one before it gives.',
    recommended: 'deep',
    tiers: workshops,
  },
} satisfies Meta<typeof TierCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(3);
    const [ignite, deep] = cards as [HTMLElement, HTMLElement];
    await expect(within(ignite).getByText('1 day, 8 hours')).toBeVisible();
    await expect(deep).toHaveAttribute('data-recommended');
    await expect(within(deep).getByText('Recommended')).toBeVisible();
  },
};

/** Every line of a column stands at the height of the same line of its neighbours. */
export const LinesMeet: Story = {
  render: (args) => (
    <div className="lali:w-[1200px]">
      <TierCards {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = (text: string) =>
      canvas.getAllByText(text).map((each) => Math.round(each.getBoundingClientRect().top));
    for (const text of ['Duration', 'Participants', 'Price', '90-day implementation plan']) {
      await expect(new Set(tops(text)).size).toBe(1);
    }
  },
};

/** What a step lacks is told apart by sign and word, not by colour alone. */
export const IncludedAndNot: Story = {
  play: async ({ canvas }) => {
    const [ignite] = canvas.getAllByRole('article') as [HTMLElement];
    const [first, second] = within(ignite).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(first).toHaveTextContent('Included: Three methods, hands on');
    await expect(second).toHaveTextContent('Not included: 1-on-1 coaching');
  },
};

export const AmountsInAnotherLocale: Story = {
  args: {
    title: 'Trainings, Tag für Tag',
    lead: 'Ein Feld ist eine Stunde.',
    locale: 'de-DE',
    labels: { duration: 'Dauer', price: 'Preis', recommended: 'Empfohlen', included: 'Enthalten:' },
    tiers: workshops.map(({ facts: _facts, priceNote, features: _features, ...tier }) => ({
      ...tier,
      price: priceNote?.amount ?? tier.price,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Tage, 16 Stunden')).toBeVisible();
    await expect(canvas.getByText(/2\.400\s€/u)).toBeVisible();
  },
};

const width = inWidth(TierCards);

/** A short overview leads to the cards. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('list', { name: 'All formats' });
    const rows = within(overview).getAllByRole('link');
    await expect(rows.map((row) => row.querySelectorAll('rect').length)).toEqual([8, 16, 24]);
    await expect(rows[2]).toHaveAttribute('href', '#engine');
  },
};
export const OnATablet: Story = width('820px');

/** A row of the overview has the focus. */
export const Focused: Story = {
  ...width('390px'),
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [row] = within(canvas.getByRole('list', { name: 'All formats' })).getAllByRole('link');
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row as HTMLElement).boxShadow).not.toBe('none');
  },
};

/** The cards first, then what is the same for all of them. */
export const OnTheWorkshopsPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="Workshops" text="Your question, your team, our three methods." />
      <Section>
        <TierCards {...args} />
      </Section>
      <Neighbour
        tone="raised"
        title="In your rooms or ours"
        text="Or online, for teams in three countries."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article') as [HTMLElement];
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(
      Math.abs(first.getBoundingClientRect().left - title.getBoundingClientRect().left),
    ).toBeLessThan(2);
  },
};

/** On the page of one workshop, the others. */
/** Two have no overview, on phones neither. */
export const TwoOthers: Story = {
  args: { title: 'The other two', tiers: workshops.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'All formats', hidden: true })).toBeNull();
  },
};

/** The page has shown them all already. */
export const WithoutOverview: Story = {
  args: { overview: false },
  ...width('390px'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'All formats', hidden: true })).toBeNull();
  },
};

export const WithoutRecommendation: Story = { args: { recommended: '' } };
export const One: Story = { args: { tiers: workshops.slice(1, 2) } };
export const None: Story = { args: { tiers: [] } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    tiers: [
      { ...(workshops[0] as (typeof workshops)[number]), title: long, text: long, priceNote: { text: long } },
      { id: 'deep', title: 'Bare', hours: 4, price: { kind: 'on-demand' } },
      ...workshops.slice(2),
      {
        id: 'month',
        title: 'A month',
        hours: 160,
        price: { kind: 'amount', amount: 1234567.5, currency: 'EUR' },
      },
      { id: 'hour', title: 'An hour', hours: 1, price: { kind: 'amount', amount: 0, currency: 'EUR' } },
    ],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AmountsInAnotherLocale,
  OnAPhone,
  OnATablet,
  OnTheWorkshopsPage,
  TwoOthers,
  WithoutRecommendation,
  One,
  None,
  WorstCase,
});
