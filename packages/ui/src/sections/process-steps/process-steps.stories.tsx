import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { four, long, steps, withFields, worst } from './process-steps.samples.ts';
import { ProcessSteps } from './process-steps.tsx';

const meta = {
  title: 'Sections/ProcessSteps',
  component: ProcessSteps,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'The process in four steps',
    lead: 'It begins with listening and ends with something that can be clicked.',
    steps: four,
  },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(ProcessSteps);

/** Each stretch of the line begins and ends in the middle of a cell. */
async function expectOneLine(canvas: HTMLElement) {
  const boxes = (part: string) =>
    [...canvas.querySelectorAll(`[data-part=${part}]`)].map((element) => element.getBoundingClientRect());
  const cells = boxes('cell');
  const stretches = boxes('stretch');
  await expect(stretches).toHaveLength(cells.length - 1);
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  for (const [i, box] of stretches.entries()) {
    const [fromX, fromY] = middle(cells[i] as DOMRect);
    const [toX, toY] = middle(cells[i + 1] as DOMRect);
    const off = [
      Math.min(fromX, toX) - box.left,
      Math.max(fromX, toX) - box.right,
      Math.min(fromY, toY) - box.top,
      Math.max(fromY, toY) - box.bottom,
    ].map(Math.abs);
    await expect(Math.max(...off)).toBeLessThan(1);
  }
}

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
    await expectOneLine(canvasElement);
  },
};

/** In a wide container the line rises from step to step, and all titles stand on one line. */
export const Across: Story = {
  ...width('1280px'),
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect().top);
    await expect(tops).toHaveLength(4);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await expectOneLine(canvasElement);
  },
};

/** In a narrow one the line runs down beside them. */
export const Down: Story = {
  ...width('390px'),
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expectOneLine(canvasElement);
  },
};

export const OnATablet: Story = { ...width('820px') };

/** The fields of all steps begin on one line below them. */
export const WithFields: Story = {
  tags: ['anatomy'],
  args: { steps: withFields },
  ...width('1280px'),
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('[data-part=field]')].map(
      (field) => field.getBoundingClientRect().top,
    );
    await expect(tops).toHaveLength(4);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await expectOneLine(canvasElement);
  },
};

export const WithFieldsDown: Story = {
  args: { steps: withFields },
  ...width('390px'),
  play: async ({ canvasElement }) => expectOneLine(canvasElement),
};

export const Three: Story = { args: { title: 'Three steps', steps: steps(3) } };
export const Five: Story = { args: { title: 'Five steps', steps: steps(5) } };
export const Six: Story = { args: { title: 'Six steps', steps: steps(6) }, ...width('1280px') };
export const Seven: Story = {
  args: { title: 'Seven steps', steps: steps(7) },
  ...width('1280px'),
  play: async ({ canvasElement }) => expectOneLine(canvasElement),
};

/** More than seven stay one under the other. */
export const Nine: Story = { args: { title: 'Nine steps', steps: steps(9) } };

export const OnKingfisher: Story = {
  render: (args) => (
    <Section tone="primary">
      <ProcessSteps {...args} />
    </Section>
  ),
};

export const OnAServicePage: Story = {
  tags: ['example'],
  globals: { path: 'design' },
  render: (args) => <ProcessSteps {...args} className="lali:section-gap" />,
};

/** The accent is that of the path. */
export const OnATrainingPage: Story = {
  tags: ['example'],
  globals: { path: 'methods' },
  args: { title: 'From habit to method', lead: undefined },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect()) as [DOMRect, DOMRect];
    await expect(first.right).toBeGreaterThan(second.right);
    await expectOneLine(canvasElement);
  },
};

export const RightToLeftDown: Story = { globals: { direction: 'rtl' }, ...width('390px') };

export const None: Story = {
  args: { steps: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
export const One: Story = { args: { steps: steps(1) } };
export const Two: Story = { args: { steps: steps(2) } };
export const WorstCase: Story = { args: { title: long, lead: long, steps: worst } };
export const WorstCaseOnAPhone: Story = {
  args: { title: long, lead: long, steps: worst },
  ...width('320px'),
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section') as HTMLElement;
    await expect(section.scrollWidth).toBe(320);
    await expectOneLine(canvasElement);
  },
};

export const Matrix: Story = matrix(meta, {
  Across,
  Down,
  OnATablet,
  WithFields,
  WithFieldsDown,
  Three,
  Five,
  Six,
  Seven,
  Nine,
  OnKingfisher,
  OnATrainingPage,
  RightToLeft,
  RightToLeftDown,
  None,
  One,
  Two,
  WorstCase,
  WorstCaseOnAPhone,
});
