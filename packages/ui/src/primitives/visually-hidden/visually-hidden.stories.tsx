import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <button
      type="button"
      className="lali:focus-ring lali:rounded-control lali:border lali:border-control lali:px-6 lali:py-3"
    >
      3 <VisuallyHidden>unread messages</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 unread messages' })).toBeVisible();
    await expect(canvas.getByText('unread messages').offsetWidth).toBe(1);
  },
};

/** Alike for the eye, told apart by ear. */
export const InAList: Story = {
  tags: ['example'],
  render: () => (
    <ul className="lali:grid lali:max-w-[36rem]">
      {['Seat selection in three taps', 'A wish becomes a board'].map((project) => (
        <li
          key={project}
          className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-4 lali:border-line lali:border-t"
        >
          <span className="lali:py-3">{project}</span>
          <Link href="#project" variant="standalone">
            See more<VisuallyHidden> about {project}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See more about A wish becomes a board' })).toBeVisible();
  },
};

/** However long it is, it takes no room. */
export const WorstCase: Story = {
  render: () => (
    <p className="lali:w-40">
      3 <VisuallyHidden>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</VisuallyHidden>
    </p>
  ),
  play: fits('p', 160),
};

export const Matrix: Story = matrix(meta, { Playground, InAList, WorstCase });
