import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { expectClearOfFigure } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Design & Innovation Expert',
    lead: 'Interfaces that people finish, teams that can invent the next one. One senior partner for both.',
    actions: [
      { href: '#portfolio', label: 'View Portfolio' },
      { href: '#contact', label: 'Start Your Project' },
    ],
    fact: { value: '12+', label: 'years in UX and UI design' },
    // Without the growth of the default, so that screenshots are alike.
    figure: <LivingFigure />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const [primary, other] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(primary).toHaveAttribute('data-variant', 'primary');
    await expect(other).toHaveAttribute('data-variant', 'outline');
  },
};

export const CutByTheEdge: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region').getBoundingClientRect();
    const figure = canvasElement.querySelector('[data-part="figure"]')?.getBoundingClientRect();
    if (!figure) throw new Error('The hero has no figure.');
    const cut = (figure.right - section.right) / figure.width;
    await expect(cut).toBeGreaterThan(0.12);
    await expect(cut).toBeLessThan(0.18);
  },
};

export const NoGlyphTouchesTheFigure: Story = {
  play: ({ canvasElement }) => expectClearOfFigure(canvasElement),
};

const width = inWidth(Hero);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const AnotherFigure: Story = {
  args: { title: 'Methods that teams keep', figure: <LivingFigure rule="branching" /> },
  render: (args) => (
    <div data-path="methods">
      <Hero {...args} />
    </div>
  ),
};

/** The first screenful, and what begins below it. */
export const OnTheHomePage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Hero {...args} />
      <Neighbour
        tone="raised"
        title="Two paths to innovation"
        text="Have it designed, or learn how. Most clients begin with one and come back for the other."
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    await expect(Math.round(first?.left ?? 0)).toBe(Math.round(second?.left ?? 1));
  },
};

export const TitleAlone: Story = {
  render: ({ title, figure }) => <Hero title={title} figure={figure} />,
};

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten',
    actions: ['One', 'A second action with a long name', 'And a third'].map((label) => ({
      href: `#${label}`,
      label,
    })),
    fact: { value: '1,250,000+', label: 'people who finished what they had begun' },
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  AnotherFigure,
  TitleAlone,
  OnTheHomePage,
  WorstCase,
});
