import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { expectClearOfFigure } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Avatar } from '../../media/avatar/index.ts';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { PageIntro } from './page-intro.tsx';

const meta = {
  title: 'Sections/PageIntro',
  component: PageIntro,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  argTypes: { figure: { control: false } },
  args: {
    title: 'UX design: the part you cannot see in a screenshot',
    lead: 'Research, structure, tests and numbers. Four kinds of work that decide whether people finish what they began.',
    back: { href: '#design', label: 'Design services' },
    actions: [
      { href: '#contact', label: 'Start Your Project' },
      { href: '#ui', label: 'See UI design' },
    ],
    figure: <LivingFigure cells={260} />,
  },
} satisfies Meta<typeof PageIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Design services',
      'Start Your Project',
      'See UI design',
    ]);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Words and figure keep out of each other's way at every width. */
export const NoGlyphTouchesTheFigure: Story = {
  play: ({ canvasElement }) => expectClearOfFigure(canvasElement, '[data-part="figure"] svg'),
};

const width = inWidth(PageIntro);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const RootFromTheEdge: Story = {
  args: {
    title: 'Applied Imagination',
    lead: 'Creative thinking with a method: challenge authority, raise the bar, go beyond the predictable.',
    figure: <LivingFigure rule="branching" tips={9} />,
    figurePlace: 'edge',
  },
  globals: { path: 'methods' },
};

/** What one buys on this page, and what it costs, before anything else. */
export const WithAPrice: Story = {
  tags: ['example'],
  args: {
    title: 'Deep Dive',
    lead: 'From an idea to a prototype that customers have tried, in two days',
    back: { href: '#workshops', label: 'Back to Workshops' },
    fact: { value: '€2,400', label: 'guide price per participant' },
    actions: [{ href: '#book', label: 'Book Deep Dive' }],
    note: 'We answer within 24 hours.',
    figure: <LivingFigure rule="branching" tips={9} />,
    figurePlace: 'edge',
  },
  globals: { path: 'methods' },
};

/** The one saturated composition of its page. */
export const Kingfisher: Story = {
  args: { tone: 'primary', figure: <LivingFigure tone="primary" cells={260} /> },
  globals: { path: 'design' },
};

export const Leaf: Story = {
  args: { tone: 'secondary', figure: <LivingFigure tone="secondary" cells={260} /> },
  globals: { path: 'methods' },
};

export const Night: Story = {
  args: { tone: 'inverse', figure: <LivingFigure rule="strands" tone="inverse" /> },
};

/** Strands end in squares: they stand whole, where the line of the page ends. */
export const StrandsStandWhole: Story = {
  args: { figure: <LivingFigure rule="strands" /> },
  render: (args) => (
    <>
      {['1280px', '390px'].map((width) => (
        <div key={width} data-width={width} style={{ width }}>
          <PageIntro {...args} title={`Speech, ${width}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll('[data-width]')) {
      const figure = place.querySelector('[data-part="figure"] svg') as SVGSVGElement;
      const gutter = place.getBoundingClientRect().right - figure.getBoundingClientRect().right;
      await expect(gutter).toBeGreaterThanOrEqual(20);
      const section = place.querySelector('section') as HTMLElement;
      await expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        section.getBoundingClientRect().bottom,
      );
    }
  },
};

export const OnAServicePage: Story = {
  tags: ['example'],
  args: {
    children: <p className="lali:type-small lali:text-soft">Usually four to twelve weeks, one designer.</p>,
  },
  render: (args) => (
    <>
      <PageIntro {...args} />
      <Neighbour
        tone="raised"
        title="Four areas"
        text="Each ends with something you can hold against the product."
      />
    </>
  ),
  globals: { path: 'design' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    await expect(Math.round(first?.left ?? 0)).toBe(Math.round(second?.left ?? 1));
  },
};

/** A bust ends where the section ends. */
export const OnTheLowerEdge: Story = {
  args: {
    figure: <Avatar name="" seed={11} size="full" shape="bare" className="lali:block" />,
    figurePlace: 'foot',
  },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section')?.getBoundingClientRect();
    const bust = canvasElement.querySelector('[data-part=figure]')?.getBoundingClientRect();
    await expect(Math.round(bust?.bottom ?? 0)).toBe(Math.round(section?.bottom ?? 1));
    await expect(bust?.right ?? 0).toBeLessThanOrEqual(section?.right ?? 0);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { figure: <LivingFigure rule="branching" />, figurePlace: 'edge' },
};

export const TitleAlone: Story = { render: () => <PageIntro title="Terms of service" /> };

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    lead: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
    actions: ['One', 'A second action with a rather long name', 'And a third'].map((label) => ({
      href: `#${label}`,
      label,
    })),
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  RootFromTheEdge,
  Kingfisher,
  Leaf,
  Night,
  StrandsStandWhole,
  OnAServicePage,
  OnTheLowerEdge,
  RightToLeft,
  TitleAlone,
  WorstCase,
});
