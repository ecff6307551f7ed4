import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { alsoOnAPhone } from '../../../.storybook/modes.ts';
import type { Network } from '../../../.storybook/network.ts';
import { isLeftAsAccepted, still } from '../../../.storybook/still.ts';
import { Screen } from './screen.tsx';

/** The common part of all page stories; each file adds its title. */
export const screens = {
  component: Screen,
  tags: [still],
  // e2e/pages.spec.ts checks the built pages.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  argTypes: { network: { table: { disable: true } } },
  args: { path: '/', network: 'ok' },
  render: ({ path }, { globals }) => <Screen key={path} path={path} network={globals.network as Network} />,
  // The page is rendered, and it is the right one.
  play: async ({ canvas, canvasElement, args }) => {
    if (isLeftAsAccepted(canvasElement)) return;
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(), { timeout: 10_000 });
    if (args.path !== '/404') await expect(canvas.queryByText(/wandered off/)).toBeNull();
  },
} satisfies Meta<typeof Screen>;

export type ScreenStory = StoryObj<typeof Screen>;

/** @param path Address of the page, with its query. */
export const at = (path: string): ScreenStory => ({ args: { path } });

/** The same with a screenshot. Every section has its own screenshots, so only one page of each composition has one. */
export const picturedAt = (path: string): ScreenStory => ({ ...at(path), parameters: alsoOnAPhone });
