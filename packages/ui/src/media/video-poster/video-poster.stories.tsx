import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { fundingMap } from '../device-frame/desktop-screens.sample.ts';
import { LivingFigure } from '../living-figure/index.ts';
import { VideoPoster, type VideoPosterWithFigureProps, type VideoPosterWithImageProps } from './index.ts';

const played = fn();

/** On night, cut by the edge, as everywhere. */
const figure = (
  <span className="lali:absolute lali:-end-[6%] lali:-top-[12%] lali:block lali:w-[46%]">
    <LivingFigure rule="phyllotaxis" cells={260} parts={0} tone="inverse" />
  </span>
);

const meta = {
  title: 'Media/VideoPoster',
  component: VideoPoster,
  tags: ['autodocs'],
  args: {
    title: 'Innovation leadership: what a leaf knows about meetings',
    href: '#the-video-at-its-host',
    // A player of our own: a story asks no other host for anything.
    embedUrl: 'data:text/html,<title>Player</title><html lang="en"><body style="background:black">',
    duration: '18 minutes',
    note: 'Playing loads the video from video.example.com.',
    figure,
    onPlay: played,
  },
  render: (args) => (
    <div className="lali:max-w-[880px]">
      <VideoPoster {...args} />
    </div>
  ),
} satisfies Meta<VideoPosterWithFigureProps>;

export default meta;
type Story = StoryObj<VideoPosterWithFigureProps>;
type ImageStory = StoryObj<VideoPosterWithImageProps>;

const poster = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Play video: Innovation leadership/ });

/** Nothing is asked of the video's host yet; before scripts, and in a new tab, it is a link to the video's page. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(poster(canvasElement)).toHaveAttribute('href', '#the-video-at-its-host');
    const { width, height } = (poster(canvasElement).parentElement as HTMLElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
  },
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    played.mockClear();
    await userEvent.click(poster(canvasElement));
    const player = within(canvasElement).getByTitle(/^Innovation leadership/);
    await expect(player).toHaveAttribute('src', expect.stringContaining('data:text/html'));
    await waitFor(() => expect(player).toHaveFocus());
    await expect(played).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(poster(canvasElement)).toHaveFocus();
    await expect(getComputedStyle(poster(canvasElement)).boxShadow).not.toBe('none');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(poster(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toHaveFocus());
  },
};

export const WithPicture: ImageStory = {
  render: ({ title, href, embedUrl, duration = '' }) => (
    <div className="lali:max-w-[880px]">
      <VideoPoster title={title} href={href} embedUrl={embedUrl} duration={duration} poster={fundingMap} />
    </div>
  ),
};

export const TitleAlone: Story = {
  render: ({ title, href, embedUrl }) => (
    <div className="lali:max-w-[880px]">
      <VideoPoster title={title} href={href} embedUrl={embedUrl} />
    </div>
  ),
};

/** Between the title of a talk and what was said in it. */
export const OverATranscript: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:grid lali:max-w-[46rem] lali:gap-6">
      <Heading level={2}>What a leaf knows about meetings</Heading>
      <VideoPoster {...args} />
      <Text>
        Good evening. I brought a leaf. It is the only one in this room that has never been late, and the only
        one without a calendar.
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(poster(canvasElement)).toBeVisible();
  },
};

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    duration: '1 hour 18 minutes',
  },
  render: (args) => (
    <div className="lali:w-80">
      <VideoPoster {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-state]');
    await expect(root?.offsetWidth).toBe(320);
    const link = within(canvasElement).getByRole('button');
    await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  WithPicture,
  TitleAlone,
  OverATranscript,
  WorstCase,
});
