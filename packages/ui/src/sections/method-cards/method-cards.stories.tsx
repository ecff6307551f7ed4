import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { MethodCards } from './method-cards.tsx';

const meta = {
  title: 'Sections/MethodCards',
  component: MethodCards,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Three ways to think like something alive',
    methods: [
      {
        title: 'LALIAFLIA',
        text: 'Life-inspired design: borrow the strategies of living systems, from artifacts that live today to ones that will.',
        href: '#laliaflia',
        figure: 'phyllotaxis',
      },
      {
        title: 'Applied Imagination',
        text: 'Challenge authority, raise the bar, go beyond the predictable.',
        href: '#applied-imagination',
        figure: 'branching',
      },
      {
        title: 'Innovator’s DNA',
        text: 'Questioning, observing, networking, experimenting, associating.',
        href: '#innovators-dna',
        figure: 'strands',
      },
    ],
  },
} satisfies Meta<typeof MethodCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'LALIAFLIA',
      'Applied Imagination',
      'Innovator’s DNA',
    ]);
  },
};

/** 7 of 12 columns and both rows for the first, 5 for each of the others. */
export const OneLeads: Story = {
  render: (args) => (
    <div className="lali:w-[1280px]">
      <MethodCards {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [lead, second, third] = canvas
      .getAllByRole('listitem')
      .map((card) => card.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    await expect(lead.width).toBeGreaterThan(second.width * 1.35);
    await expect(Math.round(lead.top)).toBe(Math.round(second.top));
    await expect(Math.round(lead.bottom)).toBe(Math.round(third.bottom));
  },
};

const width = inWidth(MethodCards);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** The whole card is the target of its one link, and shows its focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [card] = canvas.getAllByRole('listitem');
    await expect(card).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(card as HTMLElement).boxShadow).not.toBe('none');
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const many = [1, 2, 3, 4, 5].map((n) => ({ title: `Method ${n}`, text: 'What it does.', href: `#${n}` }));

export const None: Story = { args: { methods: [] } };
export const One: Story = {
  args: { methods: [{ title: 'One', text: 'Alone.', href: '#one', figure: 'strands' }] },
};
export const Two: Story = { args: { methods: meta.args.methods.slice(0, 2) } };
export const WithoutFigures: Story = { args: { methods: many } };
export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    methods: [
      { title: long, text: long, href: '#long', figure: 'branching' },
      { title: long, text: long, href: '#longer', figure: 'phyllotaxis' },
      ...many,
    ],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  None,
  One,
  Two,
  WithoutFigures,
  WorstCase,
});
