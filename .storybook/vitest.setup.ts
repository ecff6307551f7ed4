import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { configure } from 'storybook/test';
import { afterEach, beforeAll } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { foreignColours, wearBrand } from '../packages/ui/test/foreign-colours.ts';
import { leaveAsAccepted, still } from './still.ts';

/*
 * Every story renders and plays; all except matrix stories and whole pages pass axe in the light theme. Stories with
 * a screenshot (including the matrix of all states) are compared in both themes, and their contrast is checked in the
 * dark theme: nothing else that axe checks depends on the theme. What was accepted is judged again, by axe too, only when
 * something has changed that it shows; until then a story that nobody plays, or only looks at, is not even drawn.
 */
const themes = ['light', 'dark'] as const;

// A busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// All stories use one page, one after the other: the next would start with what the last one left.
afterEach(() => {
  window.scrollTo(0, 0);
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
});

// The full result of axe, half a megabyte for some stories, is only for Storybook's panel.
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] });
});

// Storybook's own hook of axe runs in each story, after this one.
beforeAll(() => {
  const { globalProjectAnnotations: project } = globalThis as unknown as {
    globalProjectAnnotations: Project;
  };
  if (project.afterEach.includes(notJudgedAgain)) return;
  project.beforeEach.push(notDrawnAgain);
  project.afterEach.push(notJudgedAgain);
});

type Hook = (context: RunStory) => Promise<void>;
type Project = { beforeEach: Hook[]; afterEach: Hook[] };

async function notDrawnAgain(context: RunStory): Promise<void> {
  if (hasScreenshots(context)) await forgetImages();
  if (context.playFunction !== undefined && !context.tags.includes(still)) return;
  if (!(await commands.looksUnchanged(screenshotsOf(context)))) return;
  leaveAsAccepted(context.canvasElement);
  context.mount = async () => {};
}

/** In place of the file that fits, Chromium takes a larger one that an earlier story may have left in its memory. */
async function forgetImages(): Promise<void> {
  await cdp().send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp().send('Network.setCacheDisabled', { cacheDisabled: false });
}

async function notJudgedAgain(context: RunStory): Promise<void> {
  if (await commands.looksUnchanged([])) context.globals = { ...context.globals, a11y: { manual: true } };
}

type ShownStory = {
  id: string;
  parameters: { layout?: string; a11y?: Record<string, unknown>; chromatic?: { disableSnapshot?: boolean } };
  globals: Record<string, unknown>;
};

/** What Storybook hands to the hooks of a story. */
type RunStory = ShownStory & {
  tags: string[];
  playFunction?: unknown;
  canvasElement: HTMLElement;
  mount: () => Promise<void>;
};

const hasScreenshots = ({ parameters }: ShownStory) => parameters.chromatic?.disableSnapshot === false;
const nameIn = (theme: string, { id }: ShownStory) => `${id}.${theme}`;
const screenshotsOf = (story: ShownStory) =>
  hasScreenshots(story) ? themes.map((theme) => nameIn(theme, story)) : [];

afterEach(async ({ task, ...context }) => {
  const story = (context as { story?: ShownStory }).story;
  if (story === undefined || !hasScreenshots(story) || task.result?.state === 'fail') return;
  if (await commands.looksUnchanged(screenshotsOf(story))) return;

  const before = document.documentElement.dataset.theme ?? 'light';
  const { innerWidth, innerHeight } = window;
  let shown: 'html' | 'body' | undefined;
  const wrong: string[] = [];
  try {
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      await settle();
      if (theme === 'dark') await checkContrast(story);
      wrong.push(...(await coloursOfAnotherBrand(story, theme)));
      // Positions do not depend on the theme.
      shown ??= await makeRoom(story);
      // Whoever reviews the differences sees both themes, so the first must not hide the second.
      await commands
        .matchScreenshot(nameIn(theme, story), shown, task.name)
        .catch((error: unknown) => wrong.push(error instanceof Error ? error.message : String(error)));
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    document.documentElement.dataset.theme = before;
    Object.assign(document.documentElement.style, { minHeight: '', maxHeight: '', overflowY: '' });
    Object.assign(document.body.style, { minBlockSize: '', padding: '' });
    if (window.innerHeight !== innerHeight || window.innerWidth !== innerWidth)
      await page.viewport(innerWidth, innerHeight);
  }
});

/** Nothing may load or move when a screenshot is taken or a colour is measured. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  // A lazy image outside the window never loads.
  const images = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  // The end of one transition can start the next: an inherited colour changes once more in each generation.
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    // An endless animation cannot be finished; the screenshot itself is taken with animations off.
    const finite = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (finite.length === 0) return;
    for (const animation of finite) animation.finish();
  }
}

/** Pages that show our own palette, and stories whose content has colours of its own. */
const inOurColours = /^foundations-|^welcome/;

async function coloursOfAnotherBrand({ id }: ShownStory, theme: string): Promise<string[]> {
  if (inOurColours.test(id)) return [];
  const takeOff = wearBrand();
  try {
    await settle();
    return foreignColours().map((colour) => `In the ${theme} theme, not of the brand: ${colour}`);
  } finally {
    takeOff();
  }
}

async function checkContrast({ id, parameters, globals }: ShownStory): Promise<void> {
  const a11y = {
    ...parameters.a11y,
    test: 'error',
    options: { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false },
  };
  await checkAccessibility({
    id,
    globals,
    parameters: { ...parameters, a11y },
    viewMode: 'story',
    reporting: { reports: [], addReport: () => {} },
  } as unknown as Parameters<typeof checkAccessibility>[0]);
}

/**
 * Prepares the page for a screenshot.
 * @returns The element of the screenshot.
 */
async function makeRoom({ id, parameters }: ShownStory): Promise<'html' | 'body'> {
  // The document's own minimum height would make every screenshot as tall as the window.
  document.body.style.minBlockSize = '0';
  // Storybook adds padding unless a story is full-screen; without padding, focus rings and shadows would be cut off.
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
  const shown = shownElement();
  await growWindow(id);
  return shown;
}

/**
 * Makes the window as large as the content: below its edge a screenshot would be white, and a story may be wider than
 * 1200 px. Content that grows with the window may make it taller again, but not without end; it gets wider only once.
 */
async function growWindow(id: string): Promise<void> {
  const { documentElement } = document;
  const width = Math.max(documentElement.scrollWidth, window.innerWidth);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    // A story that moved the focus may have scrolled.
    const height = Math.ceil(documentElement.getBoundingClientRect().bottom + window.scrollY);
    if (height <= window.innerHeight && width <= window.innerWidth) return;
    // In a window that shows everything, nothing is scrolled.
    window.scrollTo(0, 0);
    // One more, because the frame is sometimes rounded down.
    await page.viewport(width, Math.max(height + 1, window.innerHeight));
    await settle();
  }
  throw new Error(`${id} is always taller than its window. Find what is as tall as the window in it.`);
}

/** The story's own box, or the whole page if something reaches out of it. */
function shownElement(): 'html' | 'body' {
  const { documentElement, body } = document;
  const { bottom, right } = body.getBoundingClientRect();
  const boxes = [...body.querySelectorAll('*')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width >= 2 && box.height >= 2);
  const floats = boxes.some(({ element }) => getComputedStyle(element).position === 'fixed');
  const reachesOut = floats || boxes.some(({ box }) => box.bottom > bottom + 1 || box.right > right + 1);
  documentElement.style.minHeight = reachesOut ? `${window.innerHeight}px` : '';
  // Floating elements (a dialog, a menu, the chat button of a page) belong to the window: nothing below it is shown.
  // The sections of a page have their own screenshots.
  documentElement.style.maxHeight = floats ? `${window.innerHeight}px` : '';
  documentElement.style.overflowY = floats ? 'clip' : '';
  return reachesOut ? 'html' : 'body';
}
