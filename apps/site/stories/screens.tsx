import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { alsoOnAPhone } from '../../../.storybook/modes.ts';
import type { Network } from '../../../.storybook/network.ts';
import { Screen } from './screen.tsx';

/** What the stories of all pages have in common; each file adds its title. */
export const screens = {
  component: Screen,
  // As built pages they are checked by e2e/pages.spec.ts.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  argTypes: { network: { table: { disable: true } } },
  args: { path: '/', network: 'ok' },
  render: ({ path }, { globals }) => <Screen key={path} path={path} network={globals.network as Network} />,
  // The page is there, and it is this one.
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(), { timeout: 10_000 });
    if (args.path !== '/404') await expect(canvas.queryByText(/wandered off/)).toBeNull();
  },
} satisfies Meta<typeof Screen>;

export type ScreenStory = StoryObj<typeof Screen>;

/** @param path Address of the page, with its query. */
export const at = (path: string): ScreenStory => ({ args: { path } });

/**
 * The same, and pictured. Every section has a sheet of its own, so these few stand for the others: one page of each
 * composition.
 */
export const picturedAt = (path: string): ScreenStory => ({ ...at(path), parameters: alsoOnAPhone });
