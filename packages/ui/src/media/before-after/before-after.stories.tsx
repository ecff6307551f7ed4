import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { fundingForm } from '../device-frame/desktop-screens.sample.ts';
import { Sketch } from '../sketch/index.ts';
import { longForm } from '../sketch/sketch.sample.ts';
import { BeforeAfter } from './index.ts';

const after = <img src={fundingForm.src} alt={fundingForm.alt} className="lali:block lali:w-full" />;

const meta = {
  title: 'Media/BeforeAfter',
  component: BeforeAfter,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Before and after',
    beforeLabel: 'Before',
    afterLabel: 'After',
    before: <Sketch marks={longForm} label="A form with six fields on one page" />,
    after,
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const edge = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=before]')?.getBoundingClientRect() ?? new DOMRect();

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Before and after' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before 50%');
    const { width } = edge(canvasElement);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '55' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before 55%');
    await expect(edge(canvasElement).width).toBeGreaterThan(width);
  },
};

export const MostlyAfter: Story = { args: { defaultValue: 10 } };

export const MostlyBefore: Story = { args: { defaultValue: 90 } };

/** What was there before is at the end of the line where reading starts at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure') ?? canvasElement;
    await expect(edge(canvasElement).right).toBeGreaterThan(figure.getBoundingClientRect().right - 4);
  },
};

export const OnAPhone: Story = inWidth(BeforeAfter)('340px');

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: { beforeLabel: long, afterLabel: long },
  render: (args) => (
    <div style={{ width: '280px' }}>
      <BeforeAfter {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const caption = canvasElement.querySelector('figcaption');
    await expect(caption?.scrollWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  MostlyAfter,
  MostlyBefore,
  RightToLeft,
  OnAPhone,
  WorstCase,
});
