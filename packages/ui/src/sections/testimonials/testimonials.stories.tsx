import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Testimonials } from './testimonials.tsx';

const meta = {
  title: 'Sections/Testimonials',
  component: Testimonials,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'From the people in the room',
    items: [
      {
        quote:
          'We came with a roadmap and left with a reason to throw half of it away. The other half shipped.',
        name: 'Miriam Okafor',
        role: 'Head of Product, rail operator',
        rating: 5,
      },
      {
        quote: 'Two days on how lichens share work, and our teams finally agreed who owns what.',
        name: 'Jonas Feld',
        role: 'R&D Leader, medical devices',
        rating: 5,
      },
    ],
  },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const quotes = canvasElement.querySelectorAll('blockquote');
    await expect(quotes).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = [...quotes].map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
    await expect(first).toBeGreaterThan((second ?? 0) * 1.5);
    await expect(canvas.getAllByText(/5 out of 5/)).toHaveLength(2);
    const caption = canvasElement.querySelector('figcaption') as HTMLElement;
    await expect(within(caption).getByText('Miriam Okafor')).toBeVisible();
  },
};

const width = inWidth(Testimonials);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Between two sections that speak in our own voice. */
export const OnAWorkshopPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="Deep Dive" text="Two days on one real problem of yours." />
      <Section>
        <Testimonials {...args} />
      </Section>
      <Neighbour
        tone="secondary"
        title="The next date is free"
        text="Up to fifteen people, in your rooms or ours."
      >
        <Button href="#book" variant="on-accent">
          Book the Two Days
        </Button>
      </Neighbour>
    </div>
  ),
  play: async ({ canvas }) => {
    const voice = canvas.getByText(/throw half of it away/).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(voice.left).toBeGreaterThan(title.left);
  },
};

/** On the page of one workshop or for a company: a single voice, without stars, heading the section itself. */
export const One: Story = {
  args: { titleHidden: true, items: [{ quote: 'It changed how we begin.', name: 'Ada Brandt' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('From the people in the room');
  },
};

export const None: Story = { args: { items: [] } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    items: [
      { quote: 'A sentence that goes on. '.repeat(12), name: long, role: long, rating: 1 },
      { quote: long, name: long, role: long, rating: 3 },
      ...Array.from({ length: 5 }, (_, i) => ({ quote: `Short ${i}.`, name: 'Somebody' })),
    ],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnAWorkshopPage,
  One,
  None,
  WorstCase,
});
