import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { ideas, question, score } from './tool-teaser.sample.ts';
import { ToolTeaser } from './tool-teaser.tsx';

const meta = {
  title: 'Sections/ToolTeaser',
  component: ToolTeaser,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'How ready is your team?',
    text: 'Ten questions about how your team discovers, invents, delivers and learns. At the end there are four scores and one programme that fits.',
    facts: [
      { term: 'Takes', value: '5 minutes' },
      { term: 'Costs', value: 'Nothing' },
    ],
    actions: [
      { href: '/ai-assessment', label: 'Start the assessment' },
      { href: '/innovators-dna', label: 'What it measures' },
    ],
    miniature: question,
  },
} satisfies Meta<typeof ToolTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const panel = canvas.getByRole('figure', { name: question.caption }).getBoundingClientRect();
    await expect(panel.left).toBeGreaterThan(words.left);
    await expect(canvas.getByRole('link', { name: 'Start the assessment' })).toBeVisible();
  },
};

/** The instrument stands before the words, and shows what comes out. */
export const Ideas: Story = {
  args: { title: 'Five starting points', miniature: ideas, side: 'start', facts: [] },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const panel = canvas.getByRole('figure').getBoundingClientRect();
    await expect(panel.left).toBeLessThan(words.left);
  },
};

/** One result, with the answers that it was counted from. */
export const Score: Story = {
  args: { title: 'The reason for every score', miniature: score, facts: [] },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('figure', { name: score.caption }));
    await expect(panel.getByText('30')).toBeVisible();
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The tool itself stands below, so there is nowhere to go. */
export const WithoutActions: Story = { args: { actions: [] } };

const width = inWidth(ToolTeaser);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Two tools, one after the other, on the two sides. */
export const InTheLab: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="AI Innovation Lab" text="Two tools, free, without an account." />
      <Section>
        <ToolTeaser {...args} />
      </Section>
      <Section>
        <ToolTeaser {...args} title="Five starting points" miniature={ideas} side="start" />
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    text: long,
    facts: [{ term: long, value: long }],
    actions: [{ href: '/a', label: long }],
    miniature: { kind: 'question', caption: long, text: long, options: [long, 'Short'] },
  },
  render: (args) => (
    <div className="lali:w-80">
      <ToolTeaser {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').scrollWidth).toBe(320);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Ideas,
  Score,
  WithoutActions,
  OnAPhone,
  OnATablet,
  RightToLeft,
  InTheLab,
  WorstCase,
});
