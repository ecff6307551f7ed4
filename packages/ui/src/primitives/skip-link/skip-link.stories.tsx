import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Link } from '../link/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  render: (args) => (
    <div className="lali:min-h-40">
      <SkipLink {...args} />
      <nav aria-label="Example" className="lali:flex lali:gap-6 lali:pb-8">
        <Link href="#design">Design Skills</Link>
        <Link href="#methods">Design Methods</Link>
      </nav>
      <main id="main" tabIndex={-1} className="lali:focus-ring lali:rounded-[6px]">
        Press Tab: the first stop is the link past the navigation.
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    // There from the start, out of sight.
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.offsetWidth).toBe(1);
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
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

/** Over a dark header it keeps its own ground, and its ring is seen. */
export const OverADarkHeader: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen', ...screenshot },
  render: (args) => (
    <div className="lali:min-h-40">
      <SkipLink {...args} href="#content" />
      <header className="lali:surface-inverse lali:flex lali:justify-end lali:gap-6 lali:p-8">
        <Link href="#design" tone="current">
          Design Skills
        </Link>
        <Link href="#methods" tone="current">
          Design Methods
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="lali:focus-ring lali:p-8">
        The content begins here.
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).boxShadow).not.toBe('none');
  },
};

export const WorstCase: Story = {
  args: {
    children:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz überspringen und weiter zum Inhalt',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...screenshot,
    viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '600px' } } } },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Rind/ });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
