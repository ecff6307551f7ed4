import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { articleImage } from '../../media/article-picture/article-picture.sample.ts';
import { next } from './article-cover.sample.ts';
import { ArticleCover } from './index.ts';

const meta = {
  title: 'Sections/ArticleCover',
  component: ArticleCover,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { label: 'Next article', article: next },
} satisfies Meta<typeof ArticleCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the link, the cover its target. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: next.title });
    const { width, height } = canvas.getByRole('region', { name: next.title }).getBoundingClientRect();
    await expect(document.elementFromPoint(width - 20, height - 20)).toBe(link);
  },
};

const width = inWidth(ArticleCover);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** The ring is inside the edges of the cover, where neither the window nor what follows cuts it. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: next.title });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').boxShadow.match(/inset/g)).toHaveLength(2);
  },
};

/** A round figure is whole. */
export const RoundFigure: Story = {
  args: { article: { ...next, picture: { kind: 'figure', rule: 'phyllotaxis', seed: 13 } } },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvas.getByRole('region', { name: next.title }).getBoundingClientRect();
    const figure = (canvasElement.querySelector('svg[data-rule]') as Element).getBoundingClientRect();
    await expect(figure.right).toBeLessThanOrEqual(cover.right);
    await expect(figure.bottom).toBeLessThanOrEqual(cover.bottom);
  },
};

export const Photograph: Story = { args: { article: { ...next, picture: articleImage } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: { label: long, article: { ...next, title: long, excerpt: long, category: long, author: long } },
  render: (args) => (
    <div style={{ width: '320px' }}>
      <ArticleCover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll('h2, p')) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  RoundFigure,
  Photograph,
  RightToLeft,
  WorstCase,
});
