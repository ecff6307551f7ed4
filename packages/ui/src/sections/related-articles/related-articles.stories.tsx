import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Prose } from '../../primitives/prose/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { type RelatedArticle, RelatedArticles } from './index.ts';

const articles: readonly RelatedArticle[] = [
  {
    title: 'A team of five, and the sixth chair that stays empty',
    excerpt: 'The best teams we have worked with keep a place for whoever is not in the room.',
    category: 'Team Building',
    author: 'Ada Brandt',
    date: '2024-01-10',
    readMinutes: 6,
    href: '#chair',
    picture: { kind: 'figure', rule: 'strands', seed: 3 },
  },
  {
    title: 'Root, shoot, screen',
    excerpt: 'Applied Imagination in one afternoon: four questions, and a sheet of paper for each.',
    category: 'Methodology',
    author: 'Jonas Feld',
    date: '2023-11-28',
    readMinutes: 11,
    href: '#root',
    picture: { kind: 'figure', rule: 'branching', seed: 2 },
  },
];

const meta = {
  title: 'Sections/RelatedArticles',
  component: RelatedArticles,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Read next', articles },
} satisfies Meta<typeof RelatedArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('article')
      .map((article) => article.getBoundingClientRect()) as [DOMRect, DOMRect];
    await expect(first.width).toBeGreaterThan(second.width * 1.2);
    await expect(Math.round(first.bottom)).toBe(Math.round(second.bottom));
    await expect(canvas.getByRole('link', { name: 'Read More Root, shoot, screen' })).toBeVisible();
  },
};

const width = inWidth(RelatedArticles);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Each card shows the focus of its one link. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('article') as [HTMLElement];
    await expect(first).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(first).boxShadow).not.toBe('none');
  },
};

export const OnABand: Story = {
  render: (args) => (
    <Section tone="inverse">
      <RelatedArticles {...args} />
    </Section>
  ),
};

/** Where an article ends. */
export const BelowAnArticle: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <div className="lali:container-page lali:pt-16">
        <Prose>
          <p>That is what a leader does when nobody is watching the roadmap.</p>
        </Prose>
      </div>
      <Section>
        <RelatedArticles {...args} />
      </Section>
    </>
  ),
};

export const None: Story = {
  args: { articles: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const One: Story = { args: { articles: articles.slice(0, 1) } };

/** Two stand, the rest is not drawn. */
export const Many: Story = {
  args: { articles: [...articles, ...articles].map((article, i) => ({ ...article, href: `#${i}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    articles: articles.map((article) => ({ ...article, title: long, excerpt: long, category: long })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnABand,
  One,
  WorstCase,
  RightToLeft,
});
