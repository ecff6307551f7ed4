import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Faq } from './faq.tsx';

const meta = {
  title: 'Sections/Faq',
  component: Faq,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Asked before',
    entries: [
      {
        id: 'results',
        question: 'How soon do we see results?',
        answer: 'After two weeks you click through a first prototype.',
      },
      {
        id: 'industries',
        question: 'Does this work in our industry?',
        answer: 'So far in seven. The methods carry over.',
      },
      { id: 'virtual', question: 'Can it all happen online?', answer: 'Yes.' },
    ],
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    for (const summary of canvasElement.querySelectorAll('summary')) {
      await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Open: Story = {
  args: { open: ['results'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/two weeks/)).toBeVisible();
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const entry = canvasElement.querySelector('details');
    await expect(document.activeElement).toBe(entry?.querySelector('summary'));
    await userEvent.click(document.activeElement as HTMLElement);
    await expect(entry).toHaveAttribute('open');
  },
};

/** The focus is seen on the question, and its anchor leads to it. */
export const Focused: Story = {
  args: { open: ['industries'] },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = document.activeElement as HTMLElement;
    await expect(summary).toBe(canvas.getByText('How soon do we see results?').closest('summary'));
    await expect(getComputedStyle(summary).boxShadow).not.toBe('none');
  },
};

const width = (value: string): Story => ({ args: { open: ['industries'] }, ...inWidth(Faq)(value) });

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** What is left to ask, below what the page says. */
export const OnACompanyPage: Story = {
  tags: ['example'],
  args: { open: ['results'] },
  render: (args) => (
    <>
      <Neighbour
        level={1}
        tone="secondary"
        title="Innovation training for companies"
        text="Ten or three hundred people, in your rooms or online."
      />
      <Section>
        <Faq {...args} />
      </Section>
      <Neighbour tone="raised" title="Another question?" text="Write it down; a person answers within a day.">
        <Button href="#contact">Ask Us</Button>
      </Neighbour>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('region', { name: 'Asked before' })).toBeVisible();
  },
};

export const None: Story = { args: { entries: [] } };

export const One: Story = { args: { entries: meta.args.entries.slice(2) } };

export const WorstCase: Story = {
  args: {
    open: ['long'],
    entries: [
      {
        id: 'long',
        question: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?',
        answer: 'A sentence. '.repeat(60),
      },
    ],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Open,
  OnAPhone,
  OnATablet,
  OnACompanyPage,
  None,
  One,
  WorstCase,
});
