import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { articleImage } from '../../media/article-picture/article-picture.sample.ts';
import { BackLink } from '../../primitives/back-link/index.ts';
import { contents, html } from './article-body.sample.tsx';
import { ArticleBody, type ShareOutcome } from './index.ts';

const share = fn(async (): Promise<ShareOutcome> => 'copied');

const meta = {
  title: 'Sections/ArticleBody',
  component: ArticleBody,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What a leader does when nobody is watching the roadmap',
    category: 'Leadership',
    author: 'Ada Brandt',
    date: '2024-01-15',
    readMinutes: 8,
    picture: { kind: 'figure', rule: 'phyllotaxis', seed: 4, tone: 'secondary' },
    contents,
    tags: ['Leadership', 'Decisions', 'Roadmaps'],
    back: <BackLink href="#blog">Back to Blog</BackLink>,
    onShare: share as () => Promise<ShareOutcome>,
    html,
  },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What a leader does');
    const figure = canvasElement.querySelector('[data-kind=figure]')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    // It stands beside the title, and is cut by the window.
    await expect(figure?.top).toBeLessThan(title.bottom);
    await expect(figure?.left).toBeGreaterThan(title.left);
    await expect(figure?.right).toBeGreaterThan(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const links = canvas.getAllByRole('link').slice(1);
    await expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    }
  },
};

/** What came of it stands beside the button, and is announced. */
export const Shared: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    share.mockClear();
    const button = canvas.getByRole('button', { name: 'Share Article' });
    await userEvent.click(button);
    await expect(share).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(button).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const NotShared: Story = {
  args: { onShare: async () => 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Article' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('could not be copied'));
    window.scrollTo(0, 0);
  },
};

const width = inWidth(ArticleBody);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** One list for every width: here it opens at a press. */
export const ContentsOnAPhone: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Where to begin' })).toBeNull();
    await userEvent.click(canvas.getByText('In this article', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Where to begin' })).toBeVisible();
  },
};

/** The last heading above the reading line is marked in the list, which stays in sight. */
export const Reading: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('#questions')?.scrollIntoView();
    const link = canvas.getByRole('link', { name: 'Three questions for a quiet hour' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    const box = link.getBoundingClientRect();
    await expect(box.top > 0 && box.bottom < window.innerHeight).toBe(true);
    window.scrollTo(0, 0);
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'));
  },
};

export const WithAPhotograph: Story = { args: { picture: articleImage } };

const [before = '', after = ''] = html.split('<h2 id="questions">');

/** As wide as the column and its margin, between two texts. */
export const WithADrawing: Story = {
  args: {
    html: [
      before,
      <figure key="alive">
        <svg
          viewBox="0 0 900 120"
          role="img"
          aria-label="Nine decisions: three alive after a year"
          className="lali:block lali:w-full lali:fill-current"
        >
          {Array.from({ length: 9 }, (_, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
              key={i}
              x={i * 100}
              y={20}
              width={80}
              height={80}
              rx={i < 3 ? 8 : 40}
              opacity={i < 3 ? 1 : 0.4}
            />
          ))}
        </svg>
        <figcaption className="lali:type-small lali:mt-3 lali:text-soft">
          Nine decisions, three alive after a year.
        </figcaption>
      </figure>,
      `<h2 id="questions">${after}`,
    ],
  },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('[data-part=between]')?.getBoundingClientRect();
    const text = canvasElement.querySelector('.lali-prose')?.getBoundingClientRect();
    await expect(drawing?.left).toBe(text?.left);
    await expect(drawing?.width).toBeGreaterThan(text?.width ?? 0);
  },
};

/** Elements in place of HTML. */
export const OfElements: Story = {
  args: {
    html: undefined,
    contents: [],
    tags: [],
    onShare: undefined,
    back: undefined,
    children: (
      <>
        <p>A short note needs neither a list nor tags.</p>
        <p>It still keeps its column, so that every article begins at the same place.</p>
      </>
    ),
    // biome-ignore lint/suspicious/noExplicitAny: the arguments of the meta are those of the other kind
  } as any,
};

/** Between the header of the site and the next band. */
export const OnItsPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:pt-16">
      <ArticleBody {...args} />
      <Neighbour title="Keep reading" text="Two more, in a band of their own." />
    </div>
  ),
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    category: long,
    author: long,
    tags: [long, ...Array.from({ length: 12 }, (_, i) => `Tag number ${i + 1}`)],
    contents: [
      { id: 'a', title: long },
      { id: 'b', title: 'B' },
    ],
    html: `<p>${long}</p><h2 id="a">${long}</h2><p>${long} ${long}</p><h2 id="b">B</h2>`,
  },
  render: (args) => (
    <div style={{ width: '320px' }} data-testid="narrow">
      <ArticleBody {...args} />
    </div>
  ),
  play: fits('[data-testid=narrow]', 320),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, { Playground, OnAPhone, OfElements, WorstCase, RightToLeft });
