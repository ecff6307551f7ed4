import path from 'node:path';
import { expect, it } from 'vitest';
import { loadEngine } from './engine.ts';
import { readModule } from './modules.ts';
import { definedIn, type Names, rewriteList, rewriteSelector } from './names.ts';
import { applied, rewriteScripts } from './scripts.ts';
import { rewriteStyleSheet } from './style-sheets.ts';

const names: Names = {
  isUtility: await loadEngine(path.resolve(import.meta.dirname, '../../../src/theme.css')),
  ...definedIn(['.prose { & > .footnotes { color: red; } } @keyframes sheet-in { from { opacity: 0; } }']),
};

/** Rewrites the files together, and once more, which must change nothing. */
function rewritten(files: Record<string, string>) {
  const run = (texts: Record<string, string>) => {
    const modules = Object.entries(texts).map(([file, text]) => readModule(`/${file}`, text));
    const { edits, doubts } = rewriteScripts(modules, names, new Set(['--color-ink']));
    const result = modules.map(({ file, text }) => [file.slice(1), applied(text, edits.get(file) ?? [])]);
    return { texts: Object.fromEntries(result) as Record<string, string>, doubts };
  };
  const first = run(files);
  expect(run(first.texts).texts).toEqual(first.texts);
  return first;
}

it.each([
  ['flex hover:grid', 'lali:flex lali:hover:grid'],
  ['prose footnotes', 'lali-prose footnotes'],
  ['group/step group-hover/step:flex', 'lali:group/step lali:group-hover/step:flex'],
  ['w-[calc(100%-var(--gap))]', 'lali:w-[calc(100%-var(--lali-gap))]'],
  ['[--surface:initial] bg-(--surface)', 'lali:[--lali-surface:initial] lali:bg-(--lali-surface)'],
  ['h-(--radix-height) shadow-(color:--tw-x)', 'lali:h-(--radix-height) lali:shadow-(color:--tw-x)'],
  ['animate-[sheet-in_1s]', 'lali:animate-[lali-sheet-in_1s]'],
  ['type-heading -mt-2! focus-ring', 'lali:type-heading lali:-mt-2! lali:focus-ring'],
  ['lali:flex mystery', 'lali:flex mystery'],
])('writes %j as %j', (before, after) => {
  expect(rewriteList(before, names).text).toBe(after);
});

it('escapes a class within a selector', () => {
  const after = String.raw`.lali\:w-\[280px\] > .lali-prose:not(.footnotes)`;
  expect(rewriteSelector(String.raw`.w-\[280px\] > .prose:not(.footnotes)`, names)).toBe(after);
  expect(rewriteSelector(after, names)).toBe(after);
});

it('rewrites style sheets, but not what Tailwind itself prefixes', () => {
  const after = rewriteStyleSheet(
    `@import "./prose.css";
@layer theme, base, components, utilities;
@theme { --color-a: var(--color-b); }
@utility band-gap { padding: var(--spacing); margin: --spacing(4); }
@layer components { .prose .footnotes { --flow: 1.5em; animation: sheet-in 1s; } }
@keyframes sheet-in { from { opacity: 0; } }
h2.type-heading { @apply focus-ring; }`,
    names,
  );
  expect(after).toBe(`@import "./prose.css";
@layer theme, base, components, utilities;
@theme { --color-a: var(--lali-color-b); }
@utility band-gap { padding: var(--lali-spacing); margin: --spacing(4); }
@layer components.lali.parts { .lali-prose .footnotes { --lali-flow: 1.5em; animation: lali-sheet-in 1s; } }
@keyframes lali-sheet-in { from { opacity: 0; } }
h2.lali\\:type-heading { @apply lali:focus-ring; }`);
  expect(rewriteStyleSheet(after, names)).toBe(after);
});

it('follows a class through constants, files, functions and properties', () => {
  const { texts } = rewritten({
    'looks.ts': `export const looks = { small: 'block', large: 'grid' };
export const lookOf = (big: boolean) => (big ? looks.large : 'contents');`,
    'card.tsx': `import { cva, cx } from 'class-variance-authority';
import { lookOf, looks } from './looks.ts';
const frame = cva('flex', { variants: { tone: { dark: 'hidden' } }, defaultVariants: { tone: 'dark' } });
export const Card = ({ inner, kind = 'table', className }) => (
  <p title="flex" className={cx(frame({ tone: 'dark' }), lookOf(true), className)}>
    <b className={cx('block', looks[kind])}><i className={inner} /></b>
  </p>
);`,
    'page.tsx': `import { Card } from './card.tsx';
export const page = <Card kind="small" inner="mt-4 flex" className="static" />;`,
  });
  expect(texts['looks.ts']).toBe(`export const looks = { small: 'lali:block', large: 'lali:grid' };
export const lookOf = (big: boolean) => (big ? looks.large : 'lali:contents');`);
  expect(texts['card.tsx']).toContain(
    `cva('lali:flex', { variants: { tone: { dark: 'lali:hidden' } }, defaultVariants: { tone: 'dark' } })`,
  );
  expect(texts['card.tsx']).toContain(`kind = 'table'`);
  expect(texts['card.tsx']).toContain(`title="flex"`);
  expect(texts['card.tsx']).toContain(`cx('lali:block', looks[kind])`);
  expect(texts['page.tsx']).toContain(
    `<Card kind="small" inner="lali:mt-4 lali:flex" className="lali:static" />`,
  );
});

it('rewrites variables and selectors in strings, and leaves words and options alone', () => {
  const { texts, doubts } = rewritten({
    'a.tsx': `const style = { '--steps': 3, color: 'var(--color-ink)' };
root.querySelector('.flex > .prose');
getComputedStyle(root).getPropertyValue('--tint');
run('--check', 'hidden table', 'flex mt-4');
const node = <p className={\`mt-\${size}\`} />;
const value = root.getPropertyValue(\`--color-\${name}\`);`,
  });
  expect(texts['a.tsx']).toBe(
    `const style = { '--lali-steps': 3, color: 'var(--lali-color-ink)' };
root.querySelector('.lali\\\\:flex > .lali-prose');
getComputedStyle(root).getPropertyValue('--lali-tint');
run('--check', 'hidden table', 'flex mt-4');
const node = <p className={\`mt-\${size}\`} />;
const value = root.getPropertyValue(\`--lali-color-\${name}\`);`,
  );
  expect(doubts.map(({ line, why }) => [line, why])).toEqual([
    [4, 'reads like classes'],
    [5, 'a value is part of a class'],
  ]);
});
