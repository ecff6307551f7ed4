import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { ResultMark } from './result-mark.tsx';
import { sampleAxes, sampleResult } from './result-view.sample.tsx';
import { ResultView } from './result-view.tsx';

const meta = {
  title: 'Sections/ResultView',
  component: ResultView,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: sampleResult,
  argTypes: { seed: { control: { type: 'number', step: 1 } } },
  render: (args) => (
    <div data-path="methods" className="lali:container-page lali:py-12">
      <ResultView {...args} />
    </div>
  ),
} satisfies Meta<typeof ResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(sampleResult.title);
    await expect(canvas.getByRole('link', { name: 'See Deep Dive' })).toHaveAttribute('href', '#deep');
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  },
};

/** Picture and table say the same; only the table is read. */
export const ReadAsATable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Scores by area' });
    await expect(within(table).getByRole('row', { name: /^Delivery 35$/ })).toBeVisible();
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    const figure = canvasElement.querySelector('.lali-result-figure');
    await expect(figure).toHaveAttribute('aria-hidden', 'true');
    await expect(figure).toHaveTextContent('78Discovery92Creativity35Delivery61Culture');
    await expect(canvas.getByText('66')).toBeVisible();
  },
};

/** No glyph touches a cell that has grown. */
export const WordsBesideTheFigure: Story = {
  args: { axes: sampleAxes(100, 100, 100, 100) },
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('.lali-result-figure svg') as SVGSVGElement;
    const { left, top, width } = svg.getBoundingClientRect();
    for (const word of canvasElement.querySelectorAll('.lali-result-figure > span > *')) {
      const range = document.createRange();
      range.selectNodeContents(word);
      for (const box of range.getClientRects()) {
        const dx = Math.max(box.left - (left + width / 2), left + width / 2 - box.right, 0);
        const dy = Math.max(box.top - (top + width / 2), top + width / 2 - box.bottom, 0);
        await expect(Math.hypot(dx, dy)).toBeGreaterThan(width / 2);
      }
    }
  },
};

export const ComparedWithAnEarlierRun: Story = {
  args: {
    earlier: { label: 'In March', scores: { axis0: 60, axis1: 70, axis2: 55, axis3: 30 } },
    actions: (
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <Button variant="outline">Export PDF</Button>
        <Button variant="ghost">Begin again</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Delivery 55 35$/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'In March' })).toBeVisible();
  },
};

export const Explained: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const why = canvas.getByText(/A paper test in one week/);
    await expect(why).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long from an idea to a first test with customers?'));
    await expect(why).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div data-path="methods" className="lali:w-[390px] lali:px-5 lali:py-10">
      <ResultView {...args} />
    </div>
  ),
};

/** In a phone, read at twice the size: names of axes keep whole, and the scores stay on the page. */
export const AtTwiceTheTextSize: Story = {
  ...OnAPhone,
  globals: { textSize: '200-percent' },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.querySelector('.lali\\:w-\\[390px\\]') as HTMLElement;
    await expect(page.scrollWidth).toBe(390);
    const figure = canvasElement.querySelector('.lali-result-figure') as HTMLElement;
    await expect(brokenWords(figure)).toEqual([]);
    await expect(brokenWords(canvas.getAllByRole('table')[0] as HTMLElement)).toEqual([]);
  },
};

/** The head of its page: what can be done with the result, and what comes below it. */
export const OnTheResultPage: Story = {
  tags: ['example'],
  args: {
    headingLevel: 1,
    actions: (
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <Button variant="outline">Export PDF</Button>
        <Button variant="ghost">Begin again</Button>
      </div>
    ),
  },
  render: (args) => (
    <div data-path="methods">
      <Section>
        <div className="lali:container-page">
          <ResultView {...args} />
        </div>
      </Section>
      <Neighbour
        tone="raised"
        title="Send it to a colleague"
        text="Two people who answer apart and compare see what neither sees alone."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleResult.title);
    await expect(canvas.getByRole('button', { name: 'Export PDF' })).toBeVisible();
  },
};

/** Where the result is met again, at 72 px. */
export const Mark: Story = {
  render: () => (
    <ul className="lali:container-page lali:flex lali:flex-wrap lali:gap-6 lali:py-12">
      {[
        [78, 92, 35, 61],
        [20, 40, 90, 65],
        [0, 0, 0, 0],
        [100, 100, 100, 100],
        [80, 40, 60],
      ].map((scores) => (
        <li key={scores.join()}>
          <ResultMark scores={scores} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')];
    await expect(marks.map((mark) => mark.getBoundingClientRect().width)).toEqual([72, 72, 72, 72, 72]);
    await expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(5);
  },
};

export const ThreeAxes: Story = { args: { axes: sampleAxes(40, 90, 65), explanations: [] } };
export const FiveAxes: Story = { args: { axes: sampleAxes(40, 90, 65, 100, 20), explanations: [] } };
export const SixAxes: Story = { args: { axes: sampleAxes(40, 90, 65, 100, 20, 75), explanations: [] } };
export const Lowest: Story = { args: { axes: sampleAxes(0, 0, 0, 0), average: 0, explanations: [] } };
export const Highest: Story = {
  args: { axes: sampleAxes(100, 100, 100, 100), average: 100, explanations: [] },
};

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const WorstCase: Story = {
  args: {
    title: word,
    summary: word,
    axes: [
      { id: 'a', label: word, score: 100, note: word },
      { id: 'b', label: 'B', score: 0 },
      { id: 'c', label: word, score: 49.5 },
    ],
    recommendation: { ...sampleResult.recommendation, title: word, facts: [{ label: word, value: word }] },
    explanations: [{ id: 'long', question: word, answer: word, points: word, text: word }],
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <ResultView {...args} />
    </div>
  ),
  play: fits('[data-result]', 280),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  ComparedWithAnEarlierRun,
  OnAPhone,
  OnTheResultPage,
  Mark,
  ThreeAxes,
  SixAxes,
  Lowest,
  WorstCase,
});
