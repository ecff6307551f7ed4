import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  tags: ['autodocs', 'new'],
  args: { title: 'No articles found matching your criteria.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^No articles/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-rule="none"]')).not.toBeNull();
  },
};

/** Why there is nothing, and the way on. */
export const WithAnAction: Story = {
  args: {
    text: 'None has all of these words. Fewer words find more.',
    action: (
      <Button variant="outline" size="small">
        Show All Articles
      </Button>
    ),
  },
};

/** In the place of the list, under what empties it; the number of results is announced there. */
export const UnderASearch: Story = {
  tags: ['example'],
  args: { rule: 'both' },
  render: (args) => (
    <Stack gap={32}>
      <SearchBox label="Search articles" defaultValue="cockatoo" result="0 articles" />
      <EmptyState {...args} />
    </Stack>
  ),
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:px-6">
          <EmptyState {...args} />
        </Section>
      ))}
    </>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد مقالات' },
  play: async ({ canvas, canvasElement }) => {
    const seed = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(seed?.left).toBeGreaterThan(canvas.getByText(/مقالات/).getBoundingClientRect().left);
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: { title: long, text: long, action: <Button>{long}</Button>, rule: 'start' },
  render: (args) => (
    <div className="lali:w-[240px]">
      <EmptyState {...args} />
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  WithAnAction,
  UnderASearch,
  OnSurfaces,
  RightToLeft,
  WorstCase,
});
