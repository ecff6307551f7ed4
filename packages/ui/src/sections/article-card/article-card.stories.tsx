import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { articleImage } from '../../media/article-picture/article-picture.sample.ts';
import { announced, published } from './article-card.sample.ts';
import { type AnnouncedArticle, ArticleCard } from './index.ts';

const [article] = published;
const coming = announced[1] as AnnouncedArticle;

const meta = {
  title: 'Sections/ArticleCard',
  component: ArticleCard,
  tags: ['autodocs', 'new'],
  args: { article, level: 2 },
  // The list around it brings the container.
  decorators: [
    (Story) => (
      <div className="lali:@container">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Read More ${article.title}` });
    await expect(link).toHaveTextContent('Read More');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('January 15, 2024').closest('time')).toHaveAttribute(
      'datetime',
      '2024-01-15',
    );
    // The whole card is the target.
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 8, card.bottom - 12)?.closest('a')).toBe(link);
  },
};

const width = (value: string, args: Story['args'] = {}): Story => ({
  args,
  render: (own) => (
    <div className="lali:@container" style={{ width: value }}>
      <ArticleCard {...own} />
    </div>
  ),
});

export const Leading: Story = { args: { place: 'lead' } };

/** Nothing to press but the way to be told; the figure has only begun to grow. */
export const Announced: Story = {
  args: { article: coming },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
    await expect(canvas.queryByText('Read More')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const link = canvas.getByRole('link', { name: `Tell me when it is out ${coming.title}` });
    await expect(link).toHaveAttribute('href', '#newsletter');
    await expect(canvas.getByText('February 11, 2027')).toBeVisible();
  },
};

export const OnAPhone: Story = width('350px');
export const LeadingOnAPhone: Story = width('350px', { place: 'lead' });
export const AnnouncedOnAPhone: Story = width('350px', { article: coming });

export const WithAPhotograph: Story = {
  args: { place: 'lead', article: { ...article, picture: articleImage } },
};

export const InAnotherLocale: Story = {
  args: {
    locale: 'de-DE',
    lang: 'de',
    labels: { readMore: 'Weiterlesen', readTime: '{minutes} Min. Lesezeit' },
    article: { ...article, title: 'Was nach der Sitzung geschieht', category: 'Führung' },
  },
};

/** The whole card shows the focus of its one link. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: focusesFirst('link', 'article'),
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = width('280px', {
  article: { ...article, title: long, excerpt: long, category: long, author: long },
});

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { place: 'row' } };

export const Matrix: Story = matrix(meta, {
  Playground,
  Leading,
  Announced,
  OnAPhone,
  LeadingOnAPhone,
  AnnouncedOnAPhone,
  WithAPhotograph,
  InAnotherLocale,
  WorstCase,
  RightToLeft,
});
