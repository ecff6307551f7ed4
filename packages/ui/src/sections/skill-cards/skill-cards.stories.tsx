import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { long, ui, ux, worst } from './skill-cards.samples.ts';
import { SkillCards } from './skill-cards.tsx';

const meta = {
  title: 'Sections/SkillCards',
  component: SkillCards,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'UX Design',
    lead: 'From the first question to the proof that it works.',
    figure: 'strands',
    groups: ux,
  },
  argTypes: {
    figure: {
      control: 'select',
      options: [undefined, 'phyllotaxis', 'branching', 'strands', 'tessellation', 'venation'],
    },
    headAt: { control: 'inline-radio', options: ['start', 'end'] },
  },
} satisfies Meta<typeof SkillCards>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(SkillCards);

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('ul ul > li')).toHaveLength(24);
  },
};

/** The heading leads in a cell of its own; titles and skills of neighbours stand on the same lines. */
export const BesideTheHead: Story = {
  ...width('1280px'),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('User research').left).toBeGreaterThan(box('UX Design').right);
    await expect(Math.round(box('Interviews and field visits').top)).toBe(
      Math.round(box('User journey maps').top),
    );
  },
};

export const OnATablet: Story = { ...width('820px') };
export const OnAPhone: Story = { ...width('390px') };

/** The heading at the other side; on the page it still comes first. */
export const HeadAtTheEnd: Story = {
  args: {
    title: 'UI Design',
    lead: 'Every state drawn, every token named.',
    figure: 'tessellation',
    headAt: 'end',
    groups: ui,
  },
  ...width('1280px'),
  play: async ({ canvas }) => {
    const [head, first] = canvas.getAllByRole('heading') as [HTMLElement, HTMLElement];
    await expect(head).toHaveTextContent('UI Design');
    await expect(head.getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right);
  },
};

export const WithoutAFigure: Story = { args: { figure: undefined, groups: ui } };

/** The last of an odd number takes the whole width. */
export const Five: Story = { args: { groups: ux.slice(0, 5) } };

/** Both sets of the home page in one section: what is told in full, then what is only named, in one line. */
export const OnTheHomePage: Story = {
  tags: ['example'],
  args: {
    figure: undefined,
    beside: {
      title: 'UI Design',
      lead: 'Every state drawn, every token named.',
      groups: ui.map(({ title }) => ({ title, skills: [] })),
    },
  },
  ...width('1280px'),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 2 }) as [HTMLElement, HTMLElement];
    await expect(second.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left);
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    const named = canvas
      .getAllByRole('heading', { level: 3 })
      .slice(-ui.length)
      .map((title) => Math.round(title.getBoundingClientRect().top));
    await expect(new Set(named).size).toBe(1);
  },
};

export const OnNight: Story = {
  args: { figure: undefined },
  render: (args) => (
    <Section tone="inverse">
      <SkillCards {...args} />
    </Section>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { figure: 'branching' } };

export const None: Story = { args: { groups: [] } };
export const One: Story = { args: { groups: ux.slice(0, 1) } };
export const WorstCase: Story = { args: { title: long, lead: long, groups: worst } };
export const WorstCaseOnAPhone: Story = {
  args: { title: long, lead: long, groups: worst },
  ...width('320px'),
  play: fits('section', 320),
};

export const Matrix: Story = matrix(meta, {
  BesideTheHead,
  OnATablet,
  OnAPhone,
  HeadAtTheEnd,
  WithoutAFigure,
  Five,
  OnTheHomePage,
  OnNight,
  RightToLeft,
  None,
  One,
  WorstCase,
  WorstCaseOnAPhone,
});
