import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { EventTicket } from './index.ts';

const meta = {
  title: 'Sections/EventTicket',
  component: EventTicket,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: {
    title: 'Three methods in sixty minutes',
    lead: 'A live webinar for €49. The last quarter of an hour is for your questions.',
    session: 'The upcoming session',
    parts: [
      { title: 'Welcome', minutes: 10 },
      { title: 'Three methodologies', minutes: 35 },
      { title: 'Q&A', minutes: 15 },
    ],
    start: '2025-09-18T14:00+02:00',
    timeZone: 'Europe/Berlin',
    zoneLabel: 'Berlin time',
    price: { kind: 'amount', amount: 49, currency: 'EUR', unit: 'per participant' },
    availability: {
      kind: 'open',
      left: 42,
      total: 50,
      action: { href: '#register', label: 'Reserve your seat' },
    },
  },
} satisfies Meta<typeof EventTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ticket = canvas.getByRole('article', { name: 'The upcoming session' });
    await expect(ticket).toHaveAttribute('data-state', 'open');
    await expect(within(ticket).getByRole('heading', { level: 1 })).toBeVisible();
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2025-09-18T14:00+02:00');
    await expect(time).toHaveTextContent('September 18, 2025 14:00 Berlin time');
    await expect(canvas.getByText('42')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reserve your seat' })).toBeVisible();
  },
};

const edge = (canvas: HTMLElement) => canvas.querySelector('ol + [aria-hidden]') as HTMLElement;

/** A slab for each minute, cut by the lower edge; every name begins where its minutes begin. */
export const ToScale: Story = {
  ...inWidth(EventTicket)('1280px'),
  play: async ({ canvas, canvasElement }) => {
    const bars = [...edge(canvasElement).children] as HTMLElement[];
    await expect(bars.map(({ children }) => children.length)).toEqual([10, 35, 15]);
    const names = canvas.getAllByRole('listitem').map((name) => name.getBoundingClientRect());
    const minutes = bars.map((bar) => bar.getBoundingClientRect());
    for (const [i, { left }] of names.entries()) await expect(left).toBeCloseTo(minutes[i]?.left ?? 0, 0);
    const [, long, short] = minutes as [DOMRect, DOMRect, DOMRect];
    await expect(long.width / short.width).toBeCloseTo(35 / 15, 1);
    await expect(long.bottom).toBeGreaterThan(canvas.getByRole('article').getBoundingClientRect().bottom);
  },
};

const width = inWidth(EventTicket);

export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      '10 min Welcome',
      '35 min Three methodologies',
      '15 min Q&A',
    ]);
  },
};
export const OnATablet: Story = width('820px');

/** Beside the stub a short part is narrower than a word again. */
export const OnALargeTablet: Story = {
  ...width('860px'),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Welcome');
    await expect(name.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(name).fontSize));
  },
};

/** No date is ahead: what one reads first is that, and the date that it has is named as the last. */
export const Past: Story = {
  args: {
    session: 'Next session',
    labels: { date: 'Last session' },
    availability: {
      kind: 'past',
      notice: 'Next date to be announced.',
      action: { href: '#ask', label: 'Tell me the date' },
    },
    further: { href: '#register', label: 'Reserve for the next date' },
  },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article', { name: 'Next session' });
    await expect(ticket).toHaveAttribute('data-state', 'past');
    await expect(ticket).toHaveTextContent('Last sessionSeptember 18, 2025');
    await expect(ticket).not.toHaveTextContent(/seats/i);
    const [first, second] = within(ticket).getAllByRole('link');
    await expect(first).toHaveTextContent('Tell me the date');
    await expect(second).toHaveTextContent('Reserve for the next date');
  },
};

export const PastOnAPhone: Story = { args: Past.args ?? {}, ...width('390px') };

/** Made before anybody knows when it is read: it names the date and says nothing of seats. */
export const Announced: Story = {
  args: {
    session: 'The session',
    availability: {
      kind: 'announced',
      notice: 'If this date has passed, a registration counts for the next one.',
      action: { href: '#register', label: 'Reserve your seat' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-state', 'announced');
    await expect(canvas.getByText(/counts for the next one/)).toBeVisible();
    await expect(canvas.queryByText('Seats')).toBeNull();
  },
};

export const SoldOut: Story = {
  args: {
    availability: {
      kind: 'sold-out',
      total: 50,
      action: { href: '#list', label: 'Join the waiting list' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  },
};

/** Nothing is known of its course, and there is nothing to do yet. */
export const OnlyTheDate: Story = { args: { parts: [], availability: { kind: 'open', left: 7, total: 12 } } };

/** A whole day: a slab is ten minutes. */
export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 6 }, (_, i) => ({ title: `Part ${i + 1}`, minutes: 80 })),
  },
  play: async ({ canvasElement }) => {
    await expect(edge(canvasElement).querySelectorAll('span')).toHaveLength(48);
  },
};

/** Opens the page; its edge is that of the next section's words. */
export const OpensAPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <EventTicket {...args} />
      <Neighbour title="What you learn" text="One exercise from each method." />
    </>
  ),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('heading', { name: 'What you learn' }).getBoundingClientRect();
    await expect(canvas.getByRole('article').getBoundingClientRect().left).toBeCloseTo(next.left, 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A word that is wider than its minutes is never broken for them: the names are a list. */
export const LongWordInAShortPart: Story = {
  ...width('1280px'),
  args: {
    parts: [
      { title: 'Donaudampfschifffahrtsgesellschaftskapitän', minutes: 1 },
      { title: 'Questions', minutes: 59 },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getByRole('list');
    await expect(brokenWords(names)).toEqual([]);
    const [first, second] = within(names).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(second.offsetTop).toBeGreaterThan(first.offsetTop);
  },
};

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    session: long,
    parts: [
      { title: long, minutes: 1 },
      { title: `The rest of ${long}`, minutes: 59 },
    ],
    zoneLabel: long,
    price: { kind: 'amount', amount: 1234567.5, currency: 'EUR', unit: long },
    availability: { kind: 'open', left: 12_345, total: 50_000, action: { href: '#', label: long } },
  },
};
export const WorstCaseOnAPhone: Story = { args: WorstCase.args ?? {}, ...width('320px') };

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  Past,
  PastOnAPhone,
  Announced,
  SoldOut,
  OnlyTheDate,
  ManyParts,
  OpensAPage,
  RightToLeft,
  WorstCase,
  WorstCaseOnAPhone,
});
