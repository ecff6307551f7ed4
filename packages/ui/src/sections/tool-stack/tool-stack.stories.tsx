import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Section } from '../../primitives/section/index.ts';
import { ToolStack } from './tool-stack.tsx';

const groups = [
  {
    title: 'Design and prototyping',
    tools: ['Figma', 'Sketch', 'Adobe XD', 'Illustrator', 'Photoshop', 'Principle', 'ProtoPie'],
  },
  {
    title: 'Collaboration and workflow',
    tools: ['Miro', 'FigJam', 'Jira', 'Confluence', 'Notion', 'Slack'],
  },
  {
    title: 'Development and deployment',
    tools: ['React', 'TypeScript', 'Tailwind CSS', 'Storybook', 'Git', 'Netlify'],
  },
];

const industries = [
  'Advertising',
  'Travel',
  'Telecommunications',
  'Automotive',
  'Finance',
  'Health',
  'Energy',
  'Education',
];

const meta = {
  title: 'Sections/ToolStack',
  component: ToolStack,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tech Stack & Design Tools',
    lead: 'Tools change every few years. What is made with them has to last longer.',
    groups,
  },
} satisfies Meta<typeof ToolStack>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = Parameters<typeof ToolStack>[0];

/** Arguments that replace the groups of the file. */
const flat = (args: Args): Story => ({
  args: args as NonNullable<Story['args']>,
  render: () => <ToolStack {...args} />,
});
const width = (value: string, args: Args = meta.args): Story => ({
  render: () => (
    <div style={{ width: value }}>
      <ToolStack {...args} />
    </div>
  ),
});

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    const names = [...canvasElement.querySelectorAll('dd li')].map(({ textContent }) => textContent);
    // The commas between the names are drawn, not text.
    await expect(names.slice(0, 3)).toEqual(['Figma', 'Sketch', 'Adobe XD']);
  },
};

export const OnATablet: Story = width('820px');
export const OnAPhone: Story = width('390px');

/** Without labels: one run of large words beside the heading. */
export const Flat: Story = {
  ...flat({ title: 'Eight industries', lead: 'Different rules, the same people.', tools: industries }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const FlatOnAPhone: Story = width('390px', { title: 'Eight industries', tools: industries });

/** A name with what it is for. */
export const WithNotes: Story = flat({
  title: 'Platforms',
  tools: [
    { name: 'Web', note: 'responsive, and installable' },
    { name: 'Mobile', note: 'iOS and Android' },
    { name: 'Design systems', note: 'for both' },
  ],
});

export const OnKingfisher: Story = {
  render: () => (
    <Section tone="primary">
      <ToolStack {...meta.args} />
    </Section>
  ),
};

export const OnTheHomePage: Story = {
  tags: ['example'],
  render: () => <ToolStack {...meta.args} className="lali:section-gap" />,
};

export const OnAProductPage: Story = {
  tags: ['example'],
  globals: { path: 'design' },
  render: () => <ToolStack title="Eight industries" tools={industries} className="lali:section-gap" />,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const worst = [
  { title: long, tools: [long, 'C', { name: 'R', note: long }] },
  { title: 'Nothing yet', tools: [] },
  { title: 'Many', tools: Array.from({ length: 40 }, (_, i) => `Tool ${i + 1}`) },
];

export const None: Story = {
  args: { groups: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
export const One: Story = { args: { groups: [{ title: 'Design', tools: ['Figma'] }] } };
export const WorstCase: Story = { args: { title: long, lead: long, groups: worst } };
export const WorstCaseOnAPhone: Story = {
  ...width('320px', { title: long, lead: long, groups: worst }),
  play: fits('section', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnATablet,
  OnAPhone,
  Flat,
  FlatOnAPhone,
  WithNotes,
  OnKingfisher,
  OnAProductPage,
  RightToLeft,
  None,
  One,
  WorstCase,
  WorstCaseOnAPhone,
});
