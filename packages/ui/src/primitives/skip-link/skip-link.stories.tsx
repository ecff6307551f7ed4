import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../link/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  render: (args) => (
    <div className="min-h-40">
      <SkipLink {...args} />
      <nav aria-label="Example" className="flex gap-6 pb-8">
        <Link href="#design">Design Skills</Link>
        <Link href="#methods">Design Methods</Link>
      </nav>
      <main id="main" tabIndex={-1} className="focus-ring rounded-[6px]">
        Press Tab: the first stop is the link past the navigation.
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Followed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};
