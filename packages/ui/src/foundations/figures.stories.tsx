import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GOLDEN_ANGLE } from '../media/living-figure/rules/geometry.ts';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { FigureLab, type LabProps, rules } from './specimens/figure-lab.tsx';
import { GrowthRules, ruleCount, Turn } from './specimens/growth-rules.tsx';

const meta = {
  title: 'Foundations/Figures',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
  args: { rule: 'phyllotaxis', seed: 7, cells: 360, grow: false } satisfies LabProps,
  argTypes: {
    rule: { control: 'select', options: rules },
    seed: { control: { type: 'number', min: 1, step: 1 } },
    cells: { control: { type: 'range', min: 60, max: 600, step: 20 } },
    grow: { control: 'boolean' },
  },
} satisfies Meta<LabProps>;

export default meta;
type Story = StoryObj<LabProps>;

export const Playground: Story = {
  render: (args) => (
    <Sheet
      title="Drawn by a rule, from a seed"
      text="Instead of stock photographs: round cells that grow as something in nature does, and turn, step by step, into an interface."
    >
      <FigureLab key={JSON.stringify(args)} {...args} />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvasElement.querySelector('.lali-living-figure')?.innerHTML;
    const first = drawing();
    await userEvent.click(canvas.getByRole('button', { name: 'Next seed' }));
    await expect(canvas.getByRole('img', { name: 'Phyllotaxis, seed 8' })).toBeVisible();
    await expect(drawing()).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous seed' }));
    await expect(drawing()).toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Strands' }));
    await expect(canvas.getByRole('slider', { name: /^Cells/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Phyllotaxis' }));
  },
};

export const FromGrownToBuilt: Story = {
  render: () => (
    <Sheet
      title="The turn"
      text={`From the centre, where cells turn by ${((GOLDEN_ANGLE * 180) / Math.PI).toFixed(1)}° each, to the rim, where they stand on a grid. These are the rings of the figure, with the numbers that draw it.`}
    >
      <Turn />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getByRole('img').querySelectorAll('rect');
    await expect(cells).toHaveLength(12);
    const roundness = [...cells].map(
      (cell) => Number(cell.getAttribute('rx')) / Number(cell.getAttribute('width')),
    );
    await expect(roundness[0]).toBeCloseTo(0.5);
    await expect(roundness.at(-1)).toBeLessThan(0.25);
  },
};

const inWords = (count: number) => ['Four', 'Five', 'Six', 'Seven', 'Eight'][count - 4] ?? String(count);

export const Rules: Story = {
  render: () => (
    <Sheet
      title={`${inWords(ruleCount)} rules, one turn`}
      text="Each follows something alive, and each stops being nature in the same way. A new rule is welcome if it does, too."
    >
      <GrowthRules />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('.lali-living-figure')].map((figure) =>
      figure.getAttribute('data-rule'),
    );
    await expect(drawn.toSorted()).toEqual(rules.toSorted());
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(ruleCount);
  },
};
