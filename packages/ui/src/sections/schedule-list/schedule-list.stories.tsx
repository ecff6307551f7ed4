import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { ScheduleList } from './schedule-list.tsx';

const meta = {
  title: 'Sections/ScheduleList',
  component: ScheduleList,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sixty minutes, minute by minute',
    parts: [
      { minutes: 10, title: 'Welcome', text: 'Who is here, and the one question you brought with you.' },
      {
        minutes: 35,
        title: 'Three methodologies',
        text: 'LALIAFLIA, Applied Imagination and Innovator’s DNA, each with one exercise.',
      },
      {
        minutes: 15,
        title: 'Questions and answers',
        text: 'Yours first. What stays open is answered by e-mail.',
      },
    ],
  },
} satisfies Meta<typeof ScheduleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(within(rows[1] as HTMLElement).getByText('10–45 min')).toBeVisible();
    // To scale: the longest part is three and a half times as wide as the shortest.
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('div[data-tone]');
    await expect((second?.offsetWidth ?? 0) / (first?.offsetWidth ?? 1)).toBeCloseTo(3.5, 0);
  },
};

const width = inWidth(ScheduleList);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** A slab of the bar stands for ten minutes. */
export const AWholeDay: Story = {
  args: {
    title: 'A day',
    parts: [
      { minutes: 90, title: 'Arrive and observe' },
      { minutes: 150, title: 'Borrow strategies' },
      { minutes: 60, title: 'Lunch' },
      { minutes: 180, title: 'Build' },
    ],
  },
};

/** The head of the page says how long it takes; the bar shows of what. */
export const OnTheWebinarPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} tone="secondary" title="Live webinar" text="Three methods in sixty minutes." />
      <Section>
        <ScheduleList {...args} />
      </Section>
      <Neighbour title="Who leads it" text="The person who would also work with you." />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('div[data-tone]')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: meta.args.title }).getBoundingClientRect();
    await expect(Math.round(bar?.left ?? 0)).toBe(Math.round(title.left));
  },
};

export const None: Story = { args: { parts: [] } };
export const One: Story = { args: { parts: [{ minutes: 30, title: 'Discovery call' }] } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    parts: Array.from({ length: 12 }, (_, i) => ({
      minutes: i === 4 ? 1 : 40,
      title: i === 3 ? long : `Part ${i + 1}`,
      text: i === 3 ? long : 'Something happens. '.repeat((i % 3) + 1),
    })),
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  AWholeDay,
  OnTheWebinarPage,
  None,
  One,
  WorstCase,
});
