import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Hero } from '../../sections/hero/index.ts';
import { PageIntro } from '../../sections/page-intro/index.ts';
import { LivingFigure } from '../living-figure/index.ts';
import { AnsweringFigure } from './index.ts';

const meta = {
  title: 'Media/AnsweringFigure',
  component: AnsweringFigure,
  tags: ['autodocs', 'new'],
  args: { children: (seed, habit) => <LivingFigure cells={260} parts={3} seed={seed} habit={habit} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 350, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnsweringFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each press is another seed, and is announced. */
export const GrowAnother: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvasElement.querySelector('svg > g')?.innerHTML;
    const first = drawing();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Grow another' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Figure 2 has grown.');
    await expect(drawing()).not.toBe(first);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Figure 3 has grown.');
  },
};

const bare: Story['decorators'] = [(Story) => <Story />];

/** In the corner that a round figure leaves free; the button takes the pointer, the figure does not. */
export const InTheHero: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  decorators: bare,
  render: (args) => (
    <Hero
      title="Design & Innovation Expert"
      lead="UX, UI and product design for companies, and innovation training for their teams."
      actions={[{ href: '#portfolio', label: 'View Portfolio' }]}
      figure={
        <AnsweringFigure {...args} place="corner">
          {(seed, habit) => <LivingFigure grow seed={seed} habit={habit} />}
        </AnsweringFigure>
      }
    />
  ),
  play: async ({ canvas }) => expectOnTop(canvas.getByRole('button', { name: 'Grow another' })),
};

export const InAPageIntro: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  decorators: bare,
  render: (args) => (
    <PageIntro
      title="Methods"
      lead="A design method that borrows solutions from living systems, in four steps."
      figure={
        <AnsweringFigure {...args} place="corner">
          {(seed, habit) => <LivingFigure seed={seed} habit={habit} />}
        </AnsweringFigure>
      }
    />
  ),
  play: async ({ canvas }) => expectOnTop(canvas.getByRole('button', { name: 'Grow another' })),
};

async function expectOnTop(button: HTMLElement): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(44);
  for (const x of [left + 4, left + width - 4])
    await expect(document.elementFromPoint(x, top + height / 2)?.closest('button')).toBe(button);
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const WorstCase: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  args: { labels: { another: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, { Playground, RightToLeft, WorstCase });
