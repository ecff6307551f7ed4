import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Section } from '../section/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList.Root,
  subcomponents: { 'DescriptionList.Item': DescriptionList.Item },
  tags: ['autodocs', 'new'],
} satisfies Meta<typeof DescriptionList.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const facts = (
  <>
    <DescriptionList.Item term="Length">Two days</DescriptionList.Item>
    <DescriptionList.Item term="People">Eight to twelve</DescriptionList.Item>
    <DescriptionList.Item term="Place">
      <Link href="#place">Your rooms, or ours</Link>
    </DescriptionList.Item>
    <DescriptionList.Item term="Language">English or German</DescriptionList.Item>
  </>
);

export const Playground: Story = {
  args: { children: facts },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(term).toHaveTextContent('Length');
    await expect(value).toHaveTextContent('Two days');
    const [start, end] = [term, value].map((part) => part?.getBoundingClientRect());
    await expect(end?.left).toBeGreaterThan((start?.right ?? 0) + 100);
  },
};

/** Sentences have a column of their own, the terms theirs. */
export const Beside: Story = {
  args: {
    layout: 'beside',
    weight: 'term',
    children: (
      <>
        <DescriptionList.Item term="Docs">
          What a component is, what it guarantees and what it asks of you, its keys, its props. Begin here.
        </DescriptionList.Item>
        <DescriptionList.Item term="Playground">The component with controls.</DescriptionList.Item>
        <DescriptionList.Item term="Matrix">All states on one sheet.</DescriptionList.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const Stacked: Story = { args: { layout: 'stacked', children: facts } };

export const StackedByTerm: Story = {
  args: { layout: 'stacked', weight: 'term', columns: 2, children: facts },
};

export const TwoColumns: Story = { args: { columns: 2, children: facts } };

/** Under a heading with a line of its own there is none above the first row. */
export const UnderALine: Story = {
  tags: ['example'],
  render: () => (
    <div className="lali:max-w-[30rem]">
      <Heading level={3} look="subheading" className="lali:border-b lali:border-soft lali:pb-3">
        Deep Dive
      </Heading>
      <DescriptionList.Root edge="end">{facts}</DescriptionList.Root>
    </div>
  ),
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['page', 'raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <DescriptionList.Root>
            <DescriptionList.Item term="Length">Two days</DescriptionList.Item>
            <DescriptionList.Item term="People">Eight to twelve</DescriptionList.Item>
          </DescriptionList.Root>
        </Section>
      ))}
    </>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        <DescriptionList.Item term="المدة">يومان</DescriptionList.Item>
        <DescriptionList.Item term="المكان">عندكم</DescriptionList.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const left = (part?: HTMLElement) => part?.getBoundingClientRect().left ?? 0;
    await expect(left(canvas.getAllByRole('term')[0])).toBeGreaterThan(
      left(canvas.getAllByRole('definition')[0]),
    );
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** None, one, and words longer than the place. */
export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[240px] lali:grid-cols-[minmax(0,1fr)] lali:gap-6">
      <DescriptionList.Root />
      <DescriptionList.Root>
        <DescriptionList.Item term={long}>{long}</DescriptionList.Item>
      </DescriptionList.Root>
      <DescriptionList.Root layout="beside" weight="term" columns={2}>
        <DescriptionList.Item term={long}>{long}</DescriptionList.Item>
        <DescriptionList.Item term="1">2</DescriptionList.Item>
      </DescriptionList.Root>
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Beside,
  Stacked,
  StackedByTerm,
  TwoColumns,
  UnderALine,
  OnSurfaces,
  RightToLeft,
  WorstCase,
});
