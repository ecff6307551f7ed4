import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { SentenceChoice } from './sentence-choice.tsx';

const meta = {
  title: 'Sections/SentenceChoice',
  component: SentenceChoice,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: {
    title: 'Which method fits your problem?',
    lead: 'Choose the sentence that sounds like your team.',
    sentences: [
      {
        sentence: '“We know the problem, and every solution is expensive.”',
        href: '#laliaflia',
        name: 'LALIAFLIA',
        text: 'Some living thing solves the same problem with very little.',
        figure: <LivingFigure cells={200} />,
      },
      {
        sentence: '“All our ideas look like last year’s.”',
        href: '#imagination',
        name: 'Applied Imagination',
        text: 'Name the rule that makes them alike, then break it on purpose.',
        figure: <LivingFigure rule="branching" tips={9} />,
      },
      {
        sentence: '“We do not know what our customers need.”',
        href: '#dna',
        name: 'Innovator’s DNA',
        text: 'Begin with observing, for one morning.',
        figure: <LivingFigure rule="strands" />,
      },
    ],
  },
} satisfies Meta<typeof SentenceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) await expect(link).toBeVisible();
  },
};

/** The others step back, and their figures with them. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas, canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="figure"]')];
    const colours = () => canvas.getAllByRole('listitem').map((row) => getComputedStyle(row).color);
    const [ink] = colours();
    await expect(new Set(colours()).size).toBe(1);
    const [, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    while (document.activeElement !== second) await userEvent.tab();
    await waitFor(() =>
      expect(figures.map((figure) => getComputedStyle(figure).opacity)).toEqual(['0.3', '1', '0.3']),
    );
    await waitFor(() => expect(colours().map((colour) => colour === ink)).toEqual([false, true, false]));
  },
};

const width = inWidth(SentenceChoice);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Opens the page; its words begin where those of the next section begin. */
export const OpensAPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <SentenceChoice {...args} />
      <Neighbour title="The methods" text="Each has a page of its own." />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    await expect(Math.round(first?.left ?? 0)).toBe(Math.round(second?.left ?? 1));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };

export const None: Story = { args: { sentences: [] } };

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    sentences: [
      {
        sentence: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '#long',
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        text: 'Something to read. '.repeat(12),
      },
    ],
  },
  ...width('320px'),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OpensAPage,
  RightToLeft,
  None,
  WorstCase,
});
