// @vitest-environment jsdom
import path from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { act, createElement, type FunctionComponent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anatomyStory, readAnatomy } from '../../../.storybook/docs/anatomy.ts';
import { folderOf, specs } from '../../../.storybook/docs/spec.ts';
import { de } from '../src/messages/de.ts';
import { en } from '../src/messages/en.ts';
import { I18nProvider } from '../src/primitives/i18n-provider/index.ts';
import { NavigationMenu } from '../src/primitives/navigation-menu/index.ts';
import { bracketed, markEnglish, placeholders, texts } from './catalogues.ts';

/*
 * Every story is mounted in jsdom, which has no layout, no media and no observers, and in a language of brackets: what
 * a component says by itself comes as ⟦tierCards.price⟧. Its own English is marked for the time, so that a sample
 * which happens to say the same word is not taken for it.
 */
type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../src/{primitives,media,sections}/**/*.stories.tsx');

/** Said only after somebody has done something. */
const answers = [
  'answeringFigure.grown',
  'articleBody.copied',
  'articleBody.failed',
  'articleBody.shared',
  'codeBlock.announced',
  'codeBlock.copied',
  'codeBlock.failed',
  'deviceGallery.close',
  'deviceGallery.nextPicture',
  'deviceGallery.previousPicture',
  'deviceGallery.screen',
  'deviceGallery.screens',
  'exercise.again',
  'exercise.done',
  'exercise.pause',
  'exercise.reset',
  'exercise.resume',
  'notFound.home',
  'textarea.left',
  'toast.toast',
];

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const complaints: string[] = [];
const lost: string[] = [];
const said = new Set<string>();
let mounted = 0;
let restoreEnglish: () => void;

beforeAll(async () => {
  restoreEnglish = markEnglish();
  shortenData();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  for (const [file, load] of Object.entries(modules)) {
    const stories = Object.entries(composeStories(await load()));
    const tagged = stories.map(([name, story]) => ({
      name,
      tags: (story as { tags?: string[] }).tags ?? [],
    }));
    const folder = folderOf(file.replace('../', '/packages/ui/'));
    // Other files of the folder show its components in use.
    const isFirst = path.basename(file, '.stories.tsx') === path.basename(folder);
    const drawn = isFirst ? anatomyStory(tagged)?.name : undefined;
    for (const [name, story] of stories) {
      // A sheet shows the other stories of its file once more.
      if (name === 'Matrix') continue;
      await mount(
        createElement(story as FunctionComponent),
        `${path.basename(file, '.stories.tsx')} › ${name}`,
        name === drawn ? folder : undefined,
      );
    }
  }
  await mount(createElement(NavigationMenu.Root), 'NavigationMenu without a label');
}, 240_000);

afterAll(() => {
  restoreEnglish();
  delete scope.IS_REACT_ACT_ENVIRONMENT;
});

/** The numbers of the docs page are drawn over these parts. */
function lostParts(folder: string): string[] {
  const anatomy = specs.get(folder)?.sections.find(({ title }) => title === 'Anatomy')?.body ?? '';
  return readAnatomy(anatomy)
    .filter(({ selector }) => document.body.querySelector(selector) === null)
    .map(({ name, selector }) => `${folder}/SPEC.md: the part "${name}" (${selector}) is not in the story`);
}

async function mount(story: ReactNode, place: string, anatomyOf?: string) {
  mounted += 1;
  const container = document.body.appendChild(document.createElement('div'));
  const fail = (error: unknown) => complaints.push(`${place}: ${error}`);
  const root = createRoot(container, { onUncaughtError: fail, onCaughtError: fail });
  try {
    await act(async () =>
      root.render(createElement(I18nProvider, { locale: 'en-US', messages: bracketed }, story)),
    );
  } catch (error) {
    fail(error);
  }
  const page = texts(document.body);
  for (const [, word = ''] of page.matchAll(/⟦([\w.]+)/g)) said.add(word);
  for (const [english] of page.matchAll(/⟨[^⟩]*⟩/g)) complaints.push(`${place}: says ${english}`);
  if (anatomyOf !== undefined) lost.push(...lostParts(anatomyOf));
  await act(async () => root.unmount());
  container.remove();
}

/** jsdom takes longer to read the address of a drawn sample than to mount the story around it. */
function shortenData() {
  const short = (value: unknown) => (String(value).startsWith('data:') ? 'data:,' : String(value));
  const { setAttribute } = Element.prototype;
  for (const { prototype } of [HTMLImageElement, HTMLAnchorElement])
    prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, short(value));
    };
  // React sets the address of an image once more when it has put it into the page.
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src'),
    set(value) {
      this.setAttribute('src', value);
    },
  });
}

test('every story mounts in jsdom, and none says a word of English by itself', () => {
  expect(mounted).toBeGreaterThan(600);
  expect(complaints).toEqual([]);
});

test('every part that a specification numbers is in the story of its anatomy', () => {
  expect(lost).toEqual([]);
});

test('every entry of the package has stories, so that it is among what mounts', () => {
  const foldersOf = (files: object) => Object.keys(files).map((file) => path.basename(path.dirname(file)));
  const entries = foldersOf(import.meta.glob('../src/{primitives,media,sections}/*/index.ts'));
  const shown = new Set(foldersOf(modules));
  expect(entries.length).toBeGreaterThan(90);
  expect(entries.filter((entry) => !shown.has(entry))).toEqual([]);
});

test('every word of the catalogue is said, at once or as an answer', () => {
  const words = Object.entries(en).flatMap(([group, own]) =>
    Object.keys(own).map((word) => `${group}.${word}`),
  );
  expect(words.filter((word) => !said.has(word)).sort()).toEqual(answers);
});

test('a catalogue is plain data, and a translation has the placeholders of the English', () => {
  expect(JSON.parse(JSON.stringify(de))).toEqual(de);
  expect(placeholders(de)).toEqual(placeholders(en));
});
