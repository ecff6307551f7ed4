import { afterEach, expect, test, vi } from 'vitest';
import {
  followHolder,
  settingsOfHolder,
  tellFrames,
  tellHolderCode,
} from '../../../.storybook/docs/frames.ts';

/* A test of a component runs in a frame too: the page around it stands for a docs page. */
const page = window.parent.document.documentElement;

afterEach(() => {
  delete page.dataset.settings;
  delete document.documentElement.dataset.settings;
});

test('a story in a frame has no settings but its own where no docs page holds it', () => {
  expect(settingsOfHolder()).toEqual({});
});

test('a story in a frame starts with the settings of the docs page and follows them', async () => {
  page.dataset.settings = JSON.stringify({ theme: 'dark', direction: 'ltr' });
  expect(settingsOfHolder()).toEqual({ theme: 'dark', direction: 'ltr' });
  const update = vi.fn();
  const end = followHolder(update);
  page.dataset.settings = JSON.stringify({ theme: 'dark', direction: 'rtl' });
  await vi.waitFor(() => expect(update).toHaveBeenLastCalledWith({ theme: 'dark', direction: 'rtl' }));
  end();
});

test('a docs page says what it is set to once, so that nothing is drawn again for nothing', () => {
  const observer = new MutationObserver(() => {});
  observer.observe(document.documentElement, { attributeFilter: ['data-settings'] });
  tellFrames({ theme: 'light' });
  tellFrames({ theme: 'light' });
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});

test('the code of a story in a frame is shown by the docs page that holds it, and told to nobody else', () => {
  const holder = window.parent as { __STORYBOOK_ADDONS_CHANNEL__?: { emit: (...event: unknown[]) => void } };
  const emit = vi.fn();
  holder.__STORYBOOK_ADDONS_CHANNEL__ = { emit };
  const drawn = { id: 'dialog--open', source: '<Dialog.Root />', args: { open: true } };
  const channel = { on: (_event: string, listen: (drawn: unknown) => void) => listen(drawn) };
  tellHolderCode(channel, 'drawn');
  expect(emit).not.toHaveBeenCalled();
  page.dataset.settings = '{}';
  tellHolderCode(channel, 'drawn');
  expect(emit.mock.calls).toEqual([['drawn', { id: 'dialog--open', source: '<Dialog.Root />' }]]);
  delete holder.__STORYBOOK_ADDONS_CHANNEL__;
});
