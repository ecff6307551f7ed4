import { afterEach, expect, test, vi } from 'vitest';
import {
  followControls,
  followHolder,
  keepFromPlaying,
  settingsOfDocsPage,
  tellFrames,
  tellHolderCode,
} from '../../../.storybook/docs/frames.ts';

/* A test of a component runs in a frame too: the page around it stands for a docs page. */
const page = window.parent.document.documentElement;

afterEach(() => {
  delete page.dataset.settings;
  delete document.documentElement.dataset.settings;
  delete holder.__STORYBOOK_ADDONS_CHANNEL__;
});

test('a story in a frame has no settings but its own where no docs page holds it', () => {
  expect(settingsOfDocsPage()).toEqual({});
});

test('a story in a frame starts with the settings of the docs page and follows them', async () => {
  page.dataset.settings = JSON.stringify({ theme: 'dark', direction: 'ltr' });
  expect(settingsOfDocsPage()).toEqual({ theme: 'dark', direction: 'ltr' });
  const update = vi.fn();
  const end = followHolder(update);
  page.dataset.settings = JSON.stringify({ theme: 'dark', direction: 'rtl' });
  await vi.waitFor(() => expect(update).toHaveBeenLastCalledWith({ theme: 'dark', direction: 'rtl' }));
  end();
});

test('a docs page reports its settings once, so that nothing renders without need', () => {
  const observer = new MutationObserver(() => {});
  observer.observe(document.documentElement, { attributeFilter: ['data-settings'] });
  tellFrames({ theme: 'light' });
  tellFrames({ theme: 'light' });
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});

const holder = window.parent as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** The channel of a docs page, as far as a frame uses it. */
class Channel {
  heard = new Map<string, Set<(payload: never) => void>>();
  emit = vi.fn();
  on(event: string, listen: (payload: never) => void) {
    this.heard.set(event, (this.heard.get(event) ?? new Set()).add(listen));
  }
  off(event: string, listen: (payload: never) => void) {
    this.heard.get(event)?.delete(listen);
  }
  say(event: string, payload: unknown) {
    for (const listen of this.heard.get(event) ?? []) listen(payload as never);
  }
}

test('only the docs page around a frame shows the code of its story', () => {
  const docs = new Channel();
  holder.__STORYBOOK_ADDONS_CHANNEL__ = docs;
  const own = new Channel();
  const drawn = { id: 'dialog--open', source: '<Dialog.Root />', args: { open: true } };
  tellHolderCode(own, 'drawn');
  own.say('drawn', drawn);
  expect(docs.emit).not.toHaveBeenCalled();
  page.dataset.settings = '{}';
  tellHolderCode(own, 'drawn');
  own.say('drawn', drawn);
  expect(docs.emit.mock.calls).toEqual([['drawn', { id: 'dialog--open', source: '<Dialog.Root />' }]]);
});

test('a story in a frame follows the controls of its docs page, and those of no other story', () => {
  const docs = new Channel();
  holder.__STORYBOOK_ADDONS_CHANNEL__ = docs;
  page.dataset.settings = '{}';
  const update = vi.fn();
  const end = followControls('dialog--open', 'args', update);
  docs.say('args', { storyId: 'dialog--small', updatedArgs: { open: false } });
  expect(update).not.toHaveBeenCalled();
  docs.say('args', { storyId: 'dialog--open', updatedArgs: { open: false } });
  expect(update).toHaveBeenCalledWith({ storyId: 'dialog--open', updatedArgs: { open: false } });
  end();
  expect(docs.heard.get('args')?.size).toBe(0);
});

test('a story plays by itself and not in a frame of a docs page', () => {
  const before = window.location.href;
  const embedded = () => new URLSearchParams(window.location.search).get('embed');
  keepFromPlaying();
  expect(embedded()).toBeNull();
  holder.__STORYBOOK_ADDONS_CHANNEL__ = new Channel();
  page.dataset.settings = '{}';
  keepFromPlaying();
  expect(embedded()).toBe('true');
  window.history.replaceState(window.history.state, '', before);
});
