import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { articleImage } from './article-picture.sample.ts';
import { ArticlePicture, type ArticlePictureSource } from './index.ts';

const meta = {
  title: 'Media/ArticlePicture',
  component: ArticlePicture,
  tags: ['autodocs', 'new'],
  args: { picture: { kind: 'figure', rule: 'phyllotaxis' } },
  decorators: [
    (Story) => (
      <div className="lali:max-w-[36rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticlePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const [frame] = canvasElement.querySelectorAll<HTMLElement>('[data-kind]');
    await expect((frame?.offsetWidth ?? 0) / (frame?.offsetHeight ?? 1)).toBeCloseTo(1.5, 1);
    // Decoration: the title beside it says everything.
    await expect(frame?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

const rules = ['phyllotaxis', 'branching', 'strands'] as const;
const tones = ['page', 'inverse', 'secondary', 'primary'] as const;

/** One figure for each rule on each surface, as on cards. */
export const Figures: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-4 lali:gap-3">
      {rules.flatMap((rule) =>
        tones.map((tone, seed) => (
          <ArticlePicture
            key={rule + tone}
            picture={{ kind: 'figure', rule, tone, seed: seed + 2 }}
            cells={110}
          />
        )),
      )}
    </div>
  ),
};

/** An announced article: not grown yet. */
export const Young: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-3 lali:gap-3">
      {rules.map((rule) => (
        <ArticlePicture key={rule} young shape="square" picture={{ kind: 'figure', rule }} />
      ))}
    </div>
  ),
};

/** Whole, on the ground around it. */
export const WithoutAFrame: Story = {
  render: () => (
    <div className="lali:grid lali:grid-cols-3 lali:gap-12">
      {rules.map((rule) => (
        <ArticlePicture key={rule} frame="none" shape="square" picture={{ kind: 'figure', rule }} />
      ))}
    </div>
  ),
};

export const OfAPhotograph: Story = {
  args: { picture: articleImage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: articleImage.alt })).toBeVisible();
  },
};

/** It runs to the end of the window, and has no corners there. */
export const Bleeding: Story = { args: { bleed: 'end', shape: 'panorama', picture: articleImage } };

/** Low and wide: the round centre is in sight as well as the rim. */
export const Panorama: Story = {
  args: { shape: 'panorama', picture: { kind: 'figure', rule: 'phyllotaxis', tone: 'secondary' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="lali:grid lali:grid-cols-3 lali:gap-3">
      {rules.map((rule) => (
        <ArticlePicture key={rule} picture={{ kind: 'figure', rule }} />
      ))}
    </div>
  ),
};

/** Nothing is cut off or overlaid: the text takes the place of the picture. */
export const MissingImage: Story = {
  args: { picture: { ...articleImage, src: 'data:image/png;base64,AAAA' } as ArticlePictureSource },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(articleImage.alt)).toBeVisible();
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Figures,
  Young,
  WithoutAFrame,
  OfAPhotograph,
  Bleeding,
  Panorama,
  RightToLeft,
});
