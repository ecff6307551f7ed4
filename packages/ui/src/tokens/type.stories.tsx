import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './specimens/sheet.tsx';
import { Swap } from './specimens/swap.tsx';
import { Characters, OpticalSizes, TypeScale } from './specimens/type-specimens.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Sheet
      title="Two faces and a clock"
      text="Bricolage Grotesque speaks, Hanken Grotesk explains, Geist Mono tells dates and durations. A style sets family, size, weight, tracking, line height and how lines break."
    >
      <TypeScale />
    </Sheet>
  ),
};

export const Faces: Story = {
  render: () => (
    <Sheet
      title="Cut for this site"
      text="Our own subsets of western European letters. The display face keeps its optical axis and one weight, the text face its weights from 400 to 700."
    >
      <OpticalSizes />
      <Characters />
    </Sheet>
  ),
};

export const FontSwap: Story = {
  name: 'Fallbacks',
  render: () => (
    <Sheet
      title="Nothing moves when the fonts arrive"
      text="Each fallback is a system face, scaled to the width and the height of ours at the weight and the optical size in use. Blue is what a visitor sees first."
    >
      <Swap />
    </Sheet>
  ),
};
