import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { FilterBar } from '../../primitives/filter-bar/index.ts';
import { announced, articles, published } from './article-card.sample.ts';
import { ArticleList, type ArticleListProps } from './index.ts';

const meta = {
  title: 'Sections/ArticleList',
  component: ArticleList,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'All articles', articles, empty: 'No articles found matching your criteria.' },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map(({ dataset }) => dataset.place)).toEqual(['lead', 'row', 'row', 'row', 'row']);
    await expect(canvas.getAllByText('Read More')).toHaveLength(2);
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(3);
  },
};

const width = inWidth(ArticleList);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

const choices = ['All', 'Leadership', 'Technology', 'Culture'].map((label) => ({ value: label, label }));

function Blog(args: ArticleListProps) {
  const [category, setCategory] = useState('All');
  const shown = articles.filter((article) => category === 'All' || article.category === category);
  return (
    <div className="lali:pb-24">
      <Neighbour level={1} title="Notes from practice" text="On leading, building and stopping things." />
      <ArticleList
        {...args}
        titleHidden
        articles={shown}
        controls={
          <FilterBar
            label="Category"
            value={category}
            choices={choices}
            onValueChange={setCategory}
            result={`${shown.length} ${shown.length === 1 ? 'article' : 'articles'}`}
          />
        }
      />
    </div>
  );
}

/** Under the title of the page, with a filter. */
export const OnTheBlog: Story = {
  tags: ['example'],
  render: (args) => <Blog {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Technology/ }));
    const [card, ...others] = canvas.getAllByRole('article');
    await expect(others).toEqual([]);
    await expect(within(card as HTMLElement).getByText('Coming soon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Culture/ }));
    await expect(canvas.getByText('No articles found matching your criteria.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /All/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const None: Story = { args: { articles: [] } };
/** A search without hits: a way out, and something to read. */
export const NothingFound: Story = {
  args: {
    articles: [],
    emptyAction: (
      <Button size="small" variant="outline">
        Clear search
      </Button>
    ),
    instead: { title: 'The two newest articles', articles: published.slice(0, 2) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
    const cards = canvas.getAllByRole('article');
    await expect(cards.map(({ dataset }) => dataset.place)).toEqual(['row', 'row']);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The two newest articles');
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  },
};

export const One: Story = { args: { articles: published.slice(0, 1) } };

/** Nothing leads that cannot be read. */
export const OnlyAnnounced: Story = {
  args: { articles: announced },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card).toHaveAttribute('data-place', 'row');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  None,
  NothingFound,
  One,
  OnlyAnnounced,
  RightToLeft,
});
