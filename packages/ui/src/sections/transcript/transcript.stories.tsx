import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { Transcript } from './index.ts';
import { chapters } from './transcript.sample.ts';

const meta = {
  title: 'Sections/Transcript',
  component: Transcript,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Transcript',
    lead: 'Innovation Leadership Speech, Frankfurt am Main. Eighteen minutes and a few questions.',
    chapters,
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const mark = canvas.getByRole('link', { name: 'Link to 2:14' });
    await expect(mark).toHaveAttribute('href', '#t=134');
    await expect(mark.querySelector('time')).toHaveAttribute('datetime', 'PT134S');
    await expect(mark.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // It leads to the very passage, with no script of ours.
    await expect(mark.parentElement).toBe(document.getElementById('t=134'));
    const size = (selector: string) =>
      Number.parseFloat(getComputedStyle(canvasElement.querySelector(selector) as Element).fontSize);
    await expect(size('[data-part="pulled"]')).toBeGreaterThan(size('[data-part="passage"] p') * 1.4);
    await expect(size('[data-part="chapter"] h3')).toBeGreaterThan(size('[data-part="pulled"]'));
  },
};

const onSeek = fn();

/** With a player: a time plays from there. */
export const Seekable: Story = {
  args: { onSeek },
  play: async ({ canvas }) => {
    onSeek.mockClear();
    const { hash } = window.location;
    await userEvent.click(canvas.getByRole('link', { name: 'Play from 4:22' }));
    await expect(onSeek).toHaveBeenCalledOnce();
    await expect(onSeek).toHaveBeenCalledWith(262);
    await expect(window.location.hash).toBe(hash);
  },
};

/** A passage that was jumped to by its address carries a marked time. */
export const JumpedTo: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'Link to 0:38' });
    // By the address and not by a click: where a runner sets a base address, a click would leave the page.
    window.location.hash = mark.getAttribute('href') ?? '';
    await waitFor(() => expect(getComputedStyle(mark).backgroundColor).toBe('rgb(255, 207, 51)'));
    await expect(mark.getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
};

/** The chapter that is being read is marked, and the list stays in sight. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    document.getElementById('what-we-borrow')?.scrollIntoView();
    const link = canvas.getByRole('link', { name: /What we borrow/ });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
};

const width = inWidth(Transcript);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Below the recording, above the next band. */
export const OnTheSpeechPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour
        level={1}
        title="The oldest partnership in Frankfurt"
        text="A keynote for people who decide."
      />
      <Section>
        <Transcript {...args} />
      </Section>
      <Neighbour title="Bring it to your company" tone="raised" />
    </>
  ),
};

export const None: Story = { args: { chapters: [] } };

/** One chapter needs no list. */
export const One: Story = {
  args: { chapters: chapters.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    chapters: [
      {
        id: 'long',
        title: long,
        blocks: [
          { kind: 'passage', at: 3725, speaker: long, paragraphs: [long, long] },
          { kind: 'pulled', text: long },
        ],
      },
      { id: 'bare', title: 'Nothing was said', blocks: [] },
    ],
  },
  render: (args) => (
    <div style={{ width: '320px' }} data-testid="narrow">
      <Transcript {...args} />
    </div>
  ),
  play: fits('[data-testid=narrow]', 320),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, { Playground, OnAPhone, None, One, WorstCase, RightToLeft });
