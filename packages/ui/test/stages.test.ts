import { expect, test } from 'vitest';
import { stageOf, withoutReady } from '../../../.storybook/stages.ts';

/** Meta and component of every folder, as text. */
const stories = import.meta.glob<string>('../src/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components = import.meta.glob<string>(['../src/*/*/*.tsx', '!**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** What is deprecated in only one of the two places that say so, or names nothing to use instead. */
function disagreements(metas: Record<string, string>, sources: Record<string, string>): string[] {
  return Object.entries(metas).flatMap(([file, meta]) => {
    const tagged = /^ {2}tags: \[.*'deprecated'/m.test(meta);
    const name = /^ {2}component: (\w+)/m.exec(meta)?.[1] ?? '';
    const own = Object.entries(sources).filter(([source]) => folderOf(source) === folderOf(file));
    const comment = own
      .map(
        ([, text]) =>
          new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export function ${name}\\b`).exec(text)?.[1],
      )
      .find((text) => text !== undefined);
    const documented = /@deprecated/.test(comment ?? '');
    if (tagged !== documented)
      return [
        `${file}: the tag 'deprecated' of the meta and "@deprecated" above ${name} come and go together, so that Storybook and editors say the same.`,
      ];
    if (documented && !/@deprecated Use \w/.test(comment ?? ''))
      return [`${file}: write "@deprecated Use …" above ${name}, so that a reader knows what to change to.`];
    return [];
  });
}

test('Storybook and editors agree on what is deprecated', () => {
  expect(Object.keys(stories).length).toBeGreaterThan(60);
  expect(disagreements(stories, components)).toEqual([]);
});

const meta = (tags: string) => ({
  'a/card/card.stories.tsx': `const meta = {\n  component: Card,\n  tags: [${tags}],\n};`,
});
const source = (comment: string) => ({ 'a/card/card.tsx': `/** ${comment} */\nexport function Card() {}` });

test('a deprecation in only one of the two places, or without a replacement, is found', () => {
  const both = meta("'autodocs', 'deprecated'");
  expect(disagreements(both, source('A card.\n * @deprecated Use Tile.'))).toEqual([]);
  expect(disagreements(both, source('A card.'))).toEqual([expect.stringContaining('come and go together')]);
  expect(disagreements(meta("'autodocs'"), source('@deprecated Use Tile.'))).toHaveLength(1);
  expect(disagreements(both, source('A card.\n * @deprecated'))).toEqual([
    expect.stringContaining('@deprecated Use'),
  ]);
});

test('a component has one stage', () => {
  expect(stageOf(['autodocs', 'ready'])).toBe('ready');
  expect(stageOf(['autodocs', 'new'])).toBe('new');
  expect(stageOf(['autodocs', 'deprecated', 'ready'])).toBe('deprecated');
  expect(stageOf(['autodocs'])).toBeUndefined();
  expect(withoutReady({ tags: ['deprecated'] }).tags).toContain('!ready');
  expect(withoutReady({ tags: ['autodocs'] }).tags).not.toContain('!ready');
});
