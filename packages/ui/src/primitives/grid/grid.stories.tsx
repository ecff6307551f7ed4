import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Card } from '../card/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { Grid } from './index.ts';

const meta = {
  title: 'Primitives/Grid',
  component: Grid.Root,
  subcomponents: { Item: Grid.Item },
  tags: ['autodocs'],
} satisfies Meta<typeof Grid.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

function Cell({ children }: { children: ReactNode }) {
  return <Card className="lali:h-full">{children}</Card>;
}

/** One leads with seven columns and two rows; the others answer. */
export const Playground: Story = {
  args: { gap: 24 },
  render: (args) => (
    <Grid.Root {...args}>
      <Grid.Item span={7} rows={2}>
        <Cell>
          <Heading level={2}>LALIAFLIA</Heading>
          <Text tone="soft">Seven columns, two rows</Text>
        </Cell>
      </Grid.Item>
      <Grid.Item span={5} medium={3}>
        <Cell>Applied Imagination</Cell>
      </Grid.Item>
      <Grid.Item span={5} medium={3}>
        <Cell>Innovator’s DNA</Cell>
      </Grid.Item>
    </Grid.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('.lali\\:grid-cols-1');
    const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    const lead = canvas.getByRole('heading', { name: 'LALIAFLIA' }).closest('.lali\\:surface-raised');
    const second = canvas.getByText('Applied Imagination');
    const [one, two] = [lead?.getBoundingClientRect(), second.getBoundingClientRect()];
    // One below another, or the lead across all six: then only its width tells it apart.
    await expect([1, 6, 12]).toContain(columns);
    await expect(one?.width).toBeGreaterThanOrEqual(two.width * (columns === 1 ? 1 : 1.3));
    if (columns === 12) await expect(one?.height).toBeGreaterThan(two.height * 1.9);
  },
};

const levels = [
  { title: 'Grow', text: 'A day for those who begin.', length: '1 day' },
  {
    title: 'A title that needs two lines',
    text: 'Two days, for a team with a question of its own that is longer.',
    length: '2 days',
  },
  { title: 'Let it live', text: 'Three days.', length: '3 days' },
];

/** Titles, texts and lengths share their lines, whatever they hold. */
export const LinesThatAgree: Story = {
  render: () => (
    <Grid.Root list>
      {levels.map(({ title, text, length }, i) => (
        <Grid.Item
          key={title}
          {...(i === 0 ? { span: 3 as const } : i === 1 ? { span: 5 as const } : { span: 4 as const })}
          medium={2}
          rows={3}
          subgrid="rows"
          className="lali:surface-raised lali:gap-y-3 lali:rounded-card lali:border lali:border-line lali:p-6"
        >
          <Heading level={3}>{title}</Heading>
          <Text tone="soft">{text}</Text>
          <Text>{length}</Text>
        </Grid.Item>
      ))}
    </Grid.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const tops = levels.map(({ length }) => canvas.getByText(length).getBoundingClientRect().top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  },
};

const expectations = [
  'A question of your own',
  'Two people who may decide',
  'A room with a wall to write on',
];

/** A title in four columns, one left free, and the list in the seven that remain. */
export const TextBesideAList: Story = {
  tags: ['example'],
  render: () => (
    <Grid.Root align="start">
      <Grid.Item span={4}>
        <Heading level={2}>What to bring</Heading>
      </Grid.Item>
      <Grid.Item span={7} from={6}>
        <ul>
          {expectations.map((expectation) => (
            <li key={expectation}>
              <Link href="#details" variant="row">
                {expectation}
              </Link>
            </li>
          ))}
        </ul>
      </Grid.Item>
    </Grid.Root>
  ),
  play: async ({ canvas }) => {
    const [title, list] = [canvas.getByRole('heading'), canvas.getByRole('list')].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(list?.left).toBeGreaterThan((title?.right ?? 0) + 32);
    await expect(Math.abs((list?.top ?? 0) - (title?.top ?? 0))).toBeLessThan(8);
  },
};

/** By the width of the grid, in any window: one column. */
export const OnAPhone: Story = {
  render: () => (
    <div className="lali:w-80">
      <Grid.Root>
        <Grid.Item span={7} rows={2}>
          <Cell>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Cell>
        </Grid.Item>
        <Grid.Item span={5} from={8}>
          <Cell>Second</Cell>
        </Grid.Item>
      </Grid.Root>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.lali\\:w-80')?.scrollWidth).toBe(320);
    await expect(canvas.getByText('Second').offsetWidth).toBe(320);
  },
};

export const Matrix: Story = matrix(meta, { Playground, LinesThatAgree, TextBesideAList, OnAPhone });
