import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { Section } from '../../primitives/section/index.ts';
import { sample } from './exercise.samples.ts';
import { Exercise, type ExerciseProps } from './exercise.tsx';

const meta = {
  title: 'Sections/Exercise',
  component: Exercise,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: sample,
} satisfies Meta<typeof Exercise>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: sample.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('8:00');
  },
};

/** The panel keeps its height, so that the button stays under the pointer. */
export const ThePromptChanges: Story = {
  play: async ({ canvas, canvasElement }) => {
    const prompt = canvasElement.querySelector('[data-part=prompt]') as HTMLElement;
    const button = canvas.getByRole('button', { name: 'Another prompt' });
    const top = button.getBoundingClientRect().top;
    for (const expected of [...sample.prompts.slice(1), sample.prompts[0]]) {
      await userEvent.click(button);
      await expect(prompt).toHaveTextContent(expected);
      await expect(button.getBoundingClientRect().top).toBe(top);
    }
  },
};

export const Running: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the clock' }));
    const timer = canvas.getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('7:59'), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const stopped = timer.textContent;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(timer.textContent).toBe(stopped);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(timer).toHaveTextContent('8:00');
    await expect(canvas.getByRole('button', { name: 'Start the clock' })).toHaveFocus();
  },
};

export const TimeIsUp: Story = {
  args: { minutes: 1 / 60, note: undefined },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the clock' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Time is up'), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await expect(canvas.getByRole('button', { name: 'Once more' })).toHaveFocus();
  },
};

export const WordsAtTheEnd: Story = { args: { wordsAt: 'end' } };

const narrow = (args: ExerciseProps) => (
  <div className="lali:w-80">
    <Exercise {...args} />
  </div>
);

export const OnAPhone: Story = {
  render: narrow,
  play: fits('section', 320),
};

/** Two of them face each other. */
export const OnAMethodPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="Applied Imagination" text="Creative thinking with a procedure." />
      <Section>
        <Exercise {...args} />
      </Section>
      <Section>
        <Exercise {...args} title="Ask for ten times as much" minutes={12} note={undefined} wordsAt="end" />
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('timer') as [HTMLElement, HTMLElement];
    await expect(first).toHaveTextContent('8:00');
    await expect(second).toHaveTextContent('12:00');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };

export const OnePromptNoSteps: Story = {
  args: { steps: [], prompts: ['What would you never do?'], note: undefined, lead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Another prompt' })).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: { title: long, lead: long, steps: [long], prompts: [long, 'Short'], minutes: 90 },
  render: narrow,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')?.scrollWidth).toBe(320);
    await expect(canvasElement.querySelectorAll('[data-part=minutes] > span')).toHaveLength(30);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  WordsAtTheEnd,
  OnAPhone,
  OnAMethodPage,
  RightToLeft,
  OnePromptNoSteps,
  WorstCase,
});
