import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { expectClearOfFigure } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { PathCards } from './path-cards.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = {
  title: 'Sections/PathCards',
  component: PathCards,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Two Paths to Innovation',
    lead: 'Have it designed, or learn how. Most clients begin with one and come back for the other.',
    design: {
      id: 'design',
      title: 'Hands-On Design',
      text: 'UX/UI design, product development and AI-powered design, from the first interview to the shipped interface.',
      links: links('UX design', 'UI design', 'Product development', 'AI-powered design'),
      note: 'After the free first call you get scope, dates and a price.',
    },
    methods: {
      id: 'methods',
      title: 'Design Methods',
      text: 'Innovation training through three methodologies, in one to three days or sixty minutes online.',
      links: links('LALIAFLIA', 'Applied Imagination', 'Innovator’s DNA', 'Live webinar'),
      note: 'Workshops from €1,200, the webinar €49 per participant.',
    },
  },
} satisfies Meta<typeof PathCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const articles = within(canvasElement).getAllByRole('article');
    await expect(articles).toHaveLength(2);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
    await expectClearOfFigure(canvasElement);
  },
};

/** Across the seam the two lists begin on one line. */
async function listsBeginTogether(canvas: HTMLElement) {
  const [design, methods] = [...canvas.querySelectorAll('ul')].map((list) => list.getBoundingClientRect());
  await expect(design?.top).toBe(methods?.top);
}

const width = (value: string): Story => ({
  ...inWidth(PathCards)(value),
  play: async ({ canvasElement }) => {
    await expectClearOfFigure(canvasElement);
    await listsBeginTogether(canvasElement);
  },
});

/** Both ways on one screen: no figure, and links of 44 px or more in two columns of rows. */
export const OnAPhone: Story = {
  ...inWidth(PathCards)('390px'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="figure"]')).not.toBeVisible();
    const pair = canvasElement.querySelector('[data-part="pair"]') as HTMLElement;
    await expect(pair.getBoundingClientRect().height).toBeLessThan(760);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const OnATablet: Story = width('820px');
export const OnASmallLaptop: Story = width('1024px');

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [design, methods] = [...canvasElement.querySelectorAll('article')].map((card) =>
      card.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(design.left).toBeGreaterThan(methods.left);
    await expectClearOfFigure(canvasElement);
  },
};

/** The one saturated composition of the page, between two quiet sections. */
export const OnTheHomePage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour level={1} title="Design & Innovation Expert" text="One senior partner for both." />
      <Section>
        <PathCards {...args} />
      </Section>
      <Neighbour tone="raised" title="From the people in the room" text="What they say a year later." />
    </>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) =>
      Math.round(canvas.getByRole('heading', { name }).getBoundingClientRect().left);
    await expect(left('Two Paths to Innovation')).toBe(left('Design & Innovation Expert'));
  },
};

export const WithoutLinks: Story = {
  args: {
    design: { id: 'design', title: 'Hands-On Design', text: 'Short.', links: [] },
    methods: { id: 'methods', title: 'Design Methods', text: 'Short.', links: [] },
  },
};

export const WorstCase: Story = {
  args: {
    design: {
      id: 'design',
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
      text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      links: links(
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
        'Two',
        'Three',
        'Four',
        'Five',
        'Six',
      ),
    },
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnASmallLaptop,
  RightToLeft,
  OnTheHomePage,
  WithoutLinks,
  WorstCase,
});
