import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { Section } from '../../primitives/section/index.ts';
import { TierComparison } from './tier-comparison.tsx';

const euro = (amount: number) =>
  ({ kind: 'amount', amount, currency: 'EUR', unit: 'per participant' }) as const;

const meta = {
  title: 'Sections/TierComparison',
  component: TierComparison,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Line by line',
    lead: 'What each workshop holds, beside what the others do.',
    recommended: 'deep',
    tiers: [
      { id: 'ignite', title: 'Ignite Day' },
      { id: 'deep', title: 'Deep Dive' },
      { id: 'engine', title: 'Innovation Engine' },
    ],
    groups: [
      {
        title: 'Frame',
        rows: [
          { label: 'Duration', values: { ignite: '1 day', deep: '2 days', engine: '3 days' } },
          {
            label: 'Participants',
            values: { ignite: 'at most 20', deep: 'at most 15', engine: 'at most 12' },
          },
          {
            label: 'Guide price',
            note: 'Before travel and rooms',
            values: { ignite: euro(1200), deep: euro(2400), engine: euro(3600) },
          },
        ],
      },
      {
        title: 'In the room',
        rows: [
          { label: 'Three methods, hands on', values: { ignite: true, deep: true, engine: true } },
          {
            label: 'Work on your own case',
            values: { ignite: 'one', deep: 'two', engine: 'as many as you bring' },
          },
          { label: '1-on-1 coaching', values: { ignite: false, deep: true, engine: true } },
        ],
      },
      {
        title: 'Afterwards',
        rows: [
          { label: 'Team idea portfolio', values: { ignite: true, deep: true, engine: true } },
          { label: 'Follow-up support', values: { ignite: false, deep: '30 days', engine: '90 days' } },
          { label: '90-day implementation plan', values: { ignite: false, deep: false, engine: true } },
        ],
      },
    ],
  },
} satisfies Meta<typeof TierComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Line by line' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'What it holds',
      'Ignite Day',
      'Deep Dive (Recommended)',
      'Innovation Engine',
    ]);
    await expect(within(table).getAllByRole('cell', { name: /Not included/ })).toHaveLength(4);
  },
};

const width = (value: string, text = '100%'): Story => ({
  render: (args) => (
    <div style={{ width: value, fontSize: text }}>
      <TierComparison {...args} />
    </div>
  ),
});

/** Each line is a card under its own header; the names of the columns stay in view above them. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4 - 1);
    await expect(brokenWords(canvas.getByRole('table'))).toEqual([]);
    const [, duration] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(duration).toBeVisible();
    const cells = within(canvas.getByRole('row', { name: /Participants/ })).getAllByRole('cell');
    await expect(new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Read at twice the size there is no room for columns, and no ordinary word breaks either. */
export const AtTwiceTheTextSize: Story = {
  ...width('390px'),
  globals: { textSize: '200-percent' },
  play: async ({ canvas, canvasElement }) => {
    await expect(brokenWords(canvas.getByRole('table'))).toEqual([]);
    await expect((canvasElement.querySelector('section') as HTMLElement).scrollWidth).toBe(390);
  },
};

/** No room for columns: every value carries the name of its own, and the head of the table is still read. */
export const InANarrowColumn: Story = {
  ...width('300px'),
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /Participants/ })).getAllByRole('cell');
    await expect(new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size).toBe(3);
    await expect(cells[0]).toHaveTextContent('Ignite Dayat most 20');
    await expect(canvas.getByRole('columnheader', { name: 'Ignite Day' })).toBeInTheDocument();
  },
};

export const OnATablet: Story = width('820px');

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Below the cards, for those who compare line by line. */
export const OnTheWorkshopsPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} tone="secondary" title="Workshops" text="One, two or three days." />
      <Section>
        <TierComparison {...args} />
      </Section>
      <Neighbour
        tone="raised"
        title="In your rooms or ours"
        text="Or online, for teams in three countries."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Line by line' }).getBoundingClientRect();
    await expect(table.width).toBeLessThanOrEqual(1216);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const None: Story = { args: { tiers: [], groups: [] } };
export const One: Story = {
  args: { tiers: meta.args.tiers.slice(0, 1), groups: meta.args.groups.slice(0, 1) },
};

export const WorstCase: Story = {
  args: {
    title: long,
    tiers: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id === 'b' ? long : id, href: `#${id}` })),
    recommended: 'b',
    groups: [
      {
        rows: [
          {
            label: long,
            note: long,
            values: { a: long, b: long, c: true, d: false, e: { kind: 'on-demand' } },
          },
          { label: 'Short', values: { a: '', b: true, c: true, d: false, e: euro(1234567.5) } },
        ],
      },
    ],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  InANarrowColumn,
  OnATablet,
  OnTheWorkshopsPage,
  None,
  One,
  WorstCase,
});
