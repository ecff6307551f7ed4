import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Grid } from '../../primitives/grid/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
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

const width = inWidth(EventCard);

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

/** Made before anybody knows when it is read: it names the date and says nothing of seats. */
export const Announced: Story = {
  args: {
    availability: {
      kind: 'announced',
      notice: 'If this date has passed, a registration counts for the next one.',
      action: { href: '#register', label: 'Reserve a seat' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-state', 'announced');
    await expect(canvas.getByText(/counts for the next one/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(0);
  },
};

/** Beside the form that it belongs to, the ticket has no button of its own. */
export const WithoutAction: Story = { args: { availability: { kind: 'open', left: 7, total: 12 } } };

export const InAnotherLocale: Story = {
  args: {
    locale: 'de-DE',
    zoneLabel: 'Berliner Zeit',
    labels: { date: 'Datum', price: 'Preis', seats: 'Plätze', left: 'von {total} frei' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18. September 2025')).toBeVisible();
    await expect(canvas.getByText('von 50 frei')).toBeVisible();
  },
};

/** Heads the column beside the form it belongs to, under the title of the page. */
export const OnTheWebinarPage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  args: { availability: { kind: 'open', left: 42, total: 50 } },
  render: (args) => (
    <Section>
      <Container>
        <Stack gap={48}>
          <Heading level={1}>Live webinar</Heading>
          <Grid.Root gap={48}>
            <Grid.Item span={5}>
              <Stack gap={16}>
                <Heading level={2}>Reserve your seat</Heading>
                <Text look="lead" tone="soft">
                  Sixty minutes, three methods, one exercise for each. The recording is yours afterwards.
                </Text>
              </Stack>
            </Grid.Item>
            <Grid.Item span={7}>
              <EventCard {...args} />
            </Grid.Item>
          </Grid.Root>
        </Stack>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article')).queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText('€49')).toHaveLength(1);
  },
};

/** One seat, of one. */
export const TheLastSeat: Story = {
  args: {
    availability: { kind: 'open', left: 1, total: 1, action: { href: '#register', label: 'Reserve it' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(1);
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

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  SoldOut,
  Past,
  Announced,
  WithoutAction,
  InAnotherLocale,
  OnTheWebinarPage,
  TheLastSeat,
  WorstCase,
});
