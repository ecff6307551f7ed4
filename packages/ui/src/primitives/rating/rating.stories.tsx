import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Section } from '../section/index.ts';
import { Text } from '../text/index.ts';
import { Rating } from './index.ts';

const meta = {
  title: 'Primitives/Rating',
  component: Rating,
  tags: ['autodocs'],
  args: { value: 5 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 out of 5 stars')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('.lali\\:fill-highlight')).toHaveLength(5);
  },
};

export const AllStates: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['page', 'raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section
          key={tone}
          tone={tone}
          space="none"
          className="lali:flex lali:flex-wrap lali:gap-x-8 lali:gap-y-3 lali:p-6"
        >
          <Rating value={5} showWords />
          <Rating value={4.5} showWords size="large" />
          <Rating value={3.2} showWords />
          <Rating value={0} showWords />
        </Section>
      ))}
    </>
  ),
};

/** What cannot be is brought into range, and a part of a star is a part of its width. */
export const Fractions: Story = {
  render: () => (
    <div className="lali:grid lali:gap-3">
      <Rating value={2.25} showWords />
      <Rating value={9} showWords />
      <Rating value={-1} showWords />
      <Rating value={2} max={3} showWords labels={{ stars: '{value} von {count} Sternen' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-value="2.25"] g:nth-child(3) > svg')).toHaveAttribute(
      'width',
      '6',
    );
    await expect(canvas.getByText('5 out of 5 stars')).toBeVisible();
    await expect(canvas.getByText('0 out of 5 stars')).toBeVisible();
    await expect(canvas.getByText('2 von 3 Sternen')).toBeVisible();
  },
};

/** Under the sentence it belongs to: what was said comes first. */
export const UnderAQuote: Story = {
  tags: ['example'],
  render: () => (
    <figure className="lali:grid lali:max-w-[36rem] lali:gap-4">
      <blockquote>
        <Text look="lead">We left with one idea less and one afternoon more.</Text>
      </blockquote>
      <figcaption className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
        <Rating value={5} />
        <Text look="small" tone="soft">
          Miriam Okafor, head of product
        </Text>
      </figcaption>
    </figure>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/5 out of 5 stars.*Miriam Okafor/);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[200px]">
      <Rating
        value={3}
        max={12}
        showWords
        size="large"
        labels={{ stars: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' }}
      />
    </div>
  ),
  play: fits('.lali\\:w-\\[200px\\]', 200),
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, Fractions, UnderAQuote, WorstCase });
