import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const Playground: Story = {};

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

export const None: Story = { args: { entries: [] } };

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
