import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { groups } from './cv-table.sample.ts';
import { CvTable } from './cv-table.tsx';

const meta = {
  title: 'Sections/CvTable',
  component: CvTable,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Curriculum vitae', lead: 'The latest first. It prints on two pages.', groups },
} satisfies Meta<typeof CvTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Curriculum vitae' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('heading', { level: 4 });
    await expect(first).toHaveTextContent('Independent designer');
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
    await expect(canvas.getByText('Nationality').tagName).toBe('DT');
  },
};

const width = inWidth(CvTable);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Below the name and before the way to get in touch. */
export const OnTheCvPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div>
      <Neighbour level={1} title="Livia Arndt" text="Design and innovation consultant." />
      <Section>
        <CvTable {...args} />
      </Section>
      <Neighbour title="Talk to her" text="Thirty minutes, free." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Curriculum vitae' })).toBeVisible();
  },
};

export const None: Story = { args: { groups: [] } };
export const One: Story = {
  args: { groups: [{ kind: 'run', title: 'Industries', names: ['Travel'] }] },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    groups: [
      { kind: 'facts', title: long, facts: [{ term: long, value: long }] },
      {
        kind: 'entries',
        title: 'Stations',
        entries: [{ when: long, title: long, place: long, text: long, href: '/cv' }],
      },
      { kind: 'names', title: 'Method', names: [long, 'Short'] },
      {
        kind: 'run',
        title: 'Industries',
        names: [long, ...Array.from({ length: 24 }, (_, i) => `Field ${i + 1}`)],
      },
    ],
  },
  render: (args) => (
    <div className="lali:w-80">
      <CvTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').scrollWidth).toBe(320);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  RightToLeft,
  OnTheCvPage,
  None,
  One,
  WorstCase,
});
