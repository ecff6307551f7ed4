import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { motion } from '../tokens/generated/tokens.ts';
import { Motion } from '../tokens/specimens/motion.tsx';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { Crossings, GrowingFigure, MotionRules } from './specimens/motion-demos.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => (
    <Sheet
      title="Quick to start, long to settle"
      text="One easing, as growth has it, and three durations. What answers a finger is quick, what changes place is calm, and a figure takes its time once."
    >
      <Motion />
    </Sheet>
  ),
};

const across = (element: HTMLElement) => {
  const track = element.querySelector('[data-track="calm"]') as HTMLElement;
  return getComputedStyle(track).transitionDuration;
};

/** With motion in full, whatever this machine asks for: the toolbar's setting does the same. */
export const Durations: Story = {
  globals: { motion: 'no-preference' },
  render: () => (
    <Sheet
      title="Each duration, on its way"
      text="The cells leave together. Set Motion in the toolbar to reduced and send them again: they are simply there."
    >
      <Crossings />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
    await expect(across(canvasElement)).toBe(`${motion.duration.calm.ms / 1000}s`);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the cells across' }));
    await expect(canvas.getByRole('button', { name: 'Send the cells back' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Reduced: Story = {
  // On a docs page the stories share one document, and with it one answer.
  tags: ['!autodocs'],
  globals: { motion: 'reduce' },
  render: () => (
    <Sheet
      title="The same, with less motion"
      text="A visitor who asks the system for less motion gets none. This page answers as their browser would; nothing in the components knows that it is a demonstration."
    >
      <Crossings />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(across(canvasElement)).toBe('0s');
  },
};

export const Growth: Story = {
  globals: { motion: 'no-preference' },
  render: () => (
    <Sheet
      title="A figure grows once"
      text={`Under ${motion.duration.grow.ms + 20} ms, and never while somebody reads.`}
    >
      <GrowingFigure />
      <MotionRules />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grow again' }));
    const figure = canvasElement.querySelector('.lali-living-figure') as SVGSVGElement;
    const running = figure.getAnimations({ subtree: true });
    await expect(running.length).toBeGreaterThan(8);
    const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    await expect(Math.max(...ends)).toBeLessThan(900);
  },
};
