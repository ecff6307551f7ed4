import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Heading, type HeadingLook } from './index.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 2, children: 'Tell us what should change' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tell us what should change');
  },
};

const looks: HeadingLook[] = ['hero', 'title', 'heading', 'subheading', 'minor'];

export const AllLooks: Story = {
  render: () => (
    <div className="lali:grid lali:gap-8">
      {looks.map((look) => (
        <Heading key={look} level={2} look={look}>
          Interfaces that people finish
        </Heading>
      ))}
      <Heading level={2} tone="signal">
        Accented
      </Heading>
      <Heading level={2} tone="soft">
        Secondary
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2, name: 'Interfaces that people finish' });
    const sizes = headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    await expect(new Set(sizes).size).toBe(5);
  },
};

/** The upper level of the outline set small, the lower one large. */
export const LevelAndLook: Story = {
  render: () => (
    <div className="lali:grid lali:gap-6">
      <Heading level={2} look="minor">
        Listed as a chapter, set small
      </Heading>
      <Heading level={3} look="heading">
        A detail, set large
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    const [chapter, detail] = [
      canvas.getByRole('heading', { level: 2 }),
      canvas.getByRole('heading', { level: 3 }),
    ];
    await expect(chapter.offsetHeight).toBeLessThan(detail.offsetHeight);
  },
};

/** The title is large, its chapters step down, and what follows keeps close to the heading it belongs to. */
export const TitleAndChapters: Story = {
  tags: ['example'],
  render: () => (
    <Stack gap={40} className="lali:max-w-[46rem]">
      <Stack gap={16} align="start">
        <Heading level={1} look="title">
          Applied Imagination
        </Heading>
        <Text look="lead">Challenge authority, raise the bar, go beyond the predictable.</Text>
        <Button variant="outline">See the exercises</Button>
      </Stack>
      <Stack gap={8}>
        <Heading level={2} look="subheading">
          Where it comes from
        </Heading>
        <Text>From watching children argue with their own drawings.</Text>
        <Heading level={3} className="lali:pt-4">
          What it asks of you
        </Heading>
        <Text>Ten minutes, a pencil, and nobody looking over your shoulder.</Text>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H1', 'H2', 'H3']);
    const sizes = canvas
      .getAllByRole('heading')
      .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  },
};

/** In a phone, read at twice the size: every look is larger than the text, and no ordinary word breaks. */
export const AtTwiceTheTextSize: Story = {
  globals: { textSize: '200-percent' },
  render: () => (
    <div className="lali:@container lali:grid lali:w-[350px] lali:gap-6">
      {looks.map((look) => (
        <Heading key={look} level={2} look={look}>
          Interfaces that people understand
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThanOrEqual(34);
    }
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:@container lali:grid lali:w-[280px] lali:gap-6">
      {looks.map((look) => (
        <Heading key={look} level={2} look={look}>
          Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
        </Heading>
      ))}
    </div>
  ),
  play: fits('.lali\\:grid', 280),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllLooks,
  LevelAndLook,
  TitleAndChapters,
  WorstCase,
});
