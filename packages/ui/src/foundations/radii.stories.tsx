import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { path } from '../tokens/generated/tokens.ts';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { Corners, InUse, Nested } from './specimens/radii.tsx';

const meta = {
  title: 'Foundations/Radii',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Sheet
      title="Three corners, three paths"
      text="A shape has one of three radii, by what it is. The path sets all three at once: tight where we build, round where things grow."
    >
      <Corners />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const drawn = canvasElement.querySelector('[data-path="methods"] .lali\\:rounded-ss-band') as HTMLElement;
    await expect(getComputedStyle(drawn).borderStartStartRadius).toBe(`${path.methods.radius.band}px`);
  },
};

export const NestedCorners: Story = {
  render: () => (
    <Sheet
      title="Nested corners share a centre"
      text="Inside a rounded shape, the radius is the outer one less the padding. The same radius twice makes the edge look thick in the corner."
    >
      <Nested />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const nested = canvasElement.querySelectorAll<HTMLElement>('[data-padding]');
    await expect(nested.length).toBeGreaterThan(0);
    for (const outer of nested) {
      const radius = (element: Element) =>
        Number.parseFloat(getComputedStyle(element).borderStartStartRadius);
      await expect(radius(outer) - radius(outer.firstElementChild as Element)).toBe(
        Number(outer.dataset.padding),
      );
    }
  },
};

export const OnThePaths: Story = {
  render: () => (
    <Sheet
      title="Shape says where you are"
      text="A field, a button and a tag know nothing of paths. They take the radius around them, and so does everything you build with the same three names."
    >
      <InUse />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const corners = canvas
      .getAllByRole('button')
      .map((button) => Number.parseFloat(getComputedStyle(button).borderStartStartRadius));
    const { design, brand, methods } = path;
    await expect(corners).toEqual([design, brand, methods].map(({ radius }) => radius.control));
  },
};
