import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from './event-card.tsx';

const meta = {
  title: 'Sections/EventCard',
  component: EventCard,
  tags: ['autodocs'],
  args: {
    title: 'Three methods in sixty minutes',
    text: 'Live and online, with one exercise for each method and time for your questions.',
    start: '2025-09-18T14:00+02:00',
    timeZone: 'Europe/Berlin',
    zoneLabel: 'Berlin time',
    price: { kind: 'amount', amount: 49, currency: 'EUR', unit: 'per participant' },
    availability: {
      kind: 'open',
      left: 42,
      total: 50,
      action: { href: '#register', label: 'Reserve a seat' },
    },
  },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2025-09-18T14:00+02:00');
    await expect(time).toHaveTextContent('September 18, 2025 14:00 Berlin time');
    await expect(canvas.getAllByText('€49')).toHaveLength(1);
    await expect(canvas.getAllByText('42')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(42);
  },
};

const width = (value: string): Story => ({
  render: (args) => (
    <div style={{ width: value }}>
      <EventCard {...args} />
    </div>
  ),
});

export const OnAPhone: Story = width('350px');
export const OnATablet: Story = width('756px');

export const SoldOut: Story = {
  args: {
    availability: {
      kind: 'sold-out',
      total: 50,
      action: { href: '#list', label: 'Join the waiting list' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-state', 'sold-out');
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  },
};

export const Past: Story = {
  args: {
    availability: {
      kind: 'past',
      notice: 'This date has passed. A registration counts for the next one.',
      action: { href: '#register', label: 'Reserve a seat' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-state', 'past');
    await expect(canvas.getByText(/has passed/)).toBeVisible();
  },
};

/** Beside the form that it belongs to, the ticket has no button of its own. */
export const WithoutAction: Story = { args: { availability: { kind: 'open', left: 7, total: 12 } } };

export const InAnotherLocale: Story = {
  args: {
    locale: 'de-DE',
    zoneLabel: 'Berliner Zeit',
    labels: { date: 'Datum', price: 'Preis', seats: 'Plätze', left: (total) => `von ${total} frei` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18. September 2025')).toBeVisible();
    await expect(canvas.getByText('von 50 frei')).toBeVisible();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    text: long,
    zoneLabel: long,
    price: { kind: 'amount', amount: 1234567.5, currency: 'EUR', unit: long },
    availability: { kind: 'open', left: 12_345, total: 50_000, action: { href: '#', label: long } },
  },
};
