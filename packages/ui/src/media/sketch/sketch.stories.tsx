import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Sketch } from './index.ts';
import { longForm, twoLists } from './sketch.sample.ts';
import { sketchFile } from './sketch-file.ts';

const meta = {
  title: 'Media/Sketch',
  component: Sketch,
  tags: ['autodocs', 'new'],
  args: { marks: longForm, label: 'A form with six fields on one page', struck: true },
  render: (args) => (
    <div style={{ maxWidth: '30rem' }}>
      <Sketch {...args} />
    </div>
  ),
} satisfies Meta<typeof Sketch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A form with six fields on one page' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=strike]')).toBeVisible();
  },
};

export const NotStruck: Story = {
  args: { struck: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=strike]')).toBeNull();
  },
};

export const Phone: Story = { args: { marks: twoLists, label: 'A list of seats on a phone' } };

/** Decoration beside words that say the same. */
export const Unnamed: Story = {
  args: { label: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')?.parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};

const file = `data:image/svg+xml,${encodeURIComponent(sketchFile(longForm))}`;
const notes = longForm.filter(([kind]) => kind === 'note');

/** The pencil lines come from a file, when they come near; notes and strike stand in the page. */
export const FromAFile: Story = {
  args: { href: file, marks: notes },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A form with six fields on one page' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByText('page 1 of 90')).toBeVisible();
  },
};

export const AnotherHand: Story = { args: { seed: 9 } };

export const Small: Story = inWidth(Sketch)('220px');

export const Empty: Story = { args: { marks: [], struck: false } };

export const Matrix: Story = matrix(meta, { Playground, NotStruck, Phone, FromAFile, AnotherHand, Small });
