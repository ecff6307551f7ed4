import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
    const [first, second] = [...quotes].map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
    await expect(first).toBeGreaterThan((second ?? 0) * 1.5);
    await expect(canvas.getAllByText(/5 out of 5/)).toHaveLength(2);
    const caption = canvasElement.querySelector('figcaption') as HTMLElement;
    await expect(within(caption).getByText('Miriam Okafor')).toBeVisible();
  },
};

const width = (value: string): Story => ({
  render: (args) => (
    <div style={{ width: value }}>
      <Testimonials {...args} />
    </div>
  ),
});

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

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
