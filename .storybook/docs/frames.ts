import type { Channel } from 'storybook/internal/channels';
import type { Globals } from '../settings.ts';

/*
 * On a docs page, a story that needs its own document (a dialog, a sticky header) is in a frame. A frame does not
 * know the toolbar: it starts with the settings of its page and follows them.
 */

/** The root of the page around this frame, if it is accessible. */
function holder(): HTMLElement | undefined {
  try {
    return window.parent === window ? undefined : window.parent.document.documentElement;
  } catch {
    // A page of another origin is not accessible.
    return undefined;
  }
}

/** The settings of a docs page, for its frames. */
export function tellFrames(settings: Globals): void {
  const text = JSON.stringify(settings);
  const { dataset } = document.documentElement;
  if (dataset.settings !== text) dataset.settings = text;
}

/** The settings of the page around this frame; undefined if it is not a docs page. */
export const settingsOfDocsPage = (): Globals => JSON.parse(holder()?.dataset.settings ?? '{}') as Globals;

/** Reports every change of them. Returns a function that ends this. */
export function followHolder(update: (settings: Globals) => void): () => void {
  const page = holder();
  if (page?.dataset.settings === undefined) return () => {};
  const observer = new MutationObserver(() => update(settingsOfDocsPage()));
  observer.observe(page, { attributeFilter: ['data-settings'] });
  return () => observer.disconnect();
}

type Held = Pick<Channel, 'on' | 'off' | 'emit'>;

/** The channel of the page around this frame, if that is a docs page. */
function channelOfHolder(): Held | undefined {
  if (holder()?.dataset.settings === undefined) return undefined;
  return (window.parent as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Held }).__STORYBOOK_ADDONS_CHANNEL__;
}

/** The frame knows the code of its story and sends it with this event; the page around it shows it. */
export function tellHolderCode(channel: Pick<Channel, 'on'>, event: string): void {
  const page = channelOfHolder();
  channel.on(event, ({ id, source }: { id: string; source: string }) => page?.emit(event, { id, source }));
}

/** Reports the values of the controls on the docs page for this story. Returns a function that ends this. */
export function followControls<Change extends { storyId: string }>(
  storyId: string,
  event: string,
  update: (change: Change) => void,
): () => void {
  const page = channelOfHolder();
  const follow = (change: Change) => {
    if (change.storyId === storyId) update(change);
  };
  page?.on(event, follow);
  return () => page?.off(event, follow);
}

/**
 * A story plays only when it is opened alone: on a docs page it would take the focus and scroll the page. Storybook
 * plays no story whose address says that it is embedded.
 */
export function keepFromPlaying(): void {
  if (channelOfHolder() === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.set('embed', 'true');
  window.history.replaceState(window.history.state, '', address);
}
