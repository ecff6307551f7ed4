import { expect, test } from 'vitest';
import { roleOf, surfaceOf, withRoleNames } from './role-names.ts';

test.each(Object.entries(roleOf))('the variable of %s becomes that of %s', (before, role) => {
  expect(withRoleNames(`a { color: var(--lali-color-${before}, red) }`)).toBe(
    `a { color: var(--lali-color-${role}, red) }`,
  );
});

test.each([
  ['lali:bg-ground', 'lali:bg-page'],
  ['lali:hover:text-muted', 'lali:hover:text-text-soft'],
  ['lali:can-hover:group-hover:border-t-ink/40', 'lali:can-hover:group-hover:border-t-text/40'],
  ['lali:bg-accent lali:text-accent-soft', 'lali:bg-accent-solid lali:text-on-accent-soft'],
  ['lali:!text-error', 'lali:!text-danger-text'],
  ['lali:[&_p]:text-kingfisher-soft', 'lali:[&_p]:text-on-primary-soft'],
  ['lali:surface-night lali:lg:surface-leaf', 'lali:surface-inverse lali:lg:surface-secondary'],
  ['lali:has-[option[value=""]:checked]:text-muted', 'lali:has-[option[value=""]:checked]:text-text-soft'],
  ['lali:bg-(--lali-color-pollen)', 'lali:bg-(--lali-color-highlight)'],
])('%s becomes %s', (before, after) => {
  expect(withRoleNames(`<p className="${before}">`)).toBe(`<p className="${after}">`);
});

test.each([
  'lali:surface-raised lali:surface-accent lali:surface-paper',
  'lali:text-accent-text lali:bg-on-primary lali:border-accent-edge',
  'bg-muted text-accent lali:type-lead lali:bg-ink-jet',
  '<Section tone="kingfisher" />',
  '--color-ink: red; --lali-color-inkwell: blue',
  "const color = { ink: 'red' }; color.ink; color['leaf-text']",
])('%s stays', (text) => {
  expect(withRoleNames(text)).toBe(text);
});

test('a colour that is taken from the tokens gets the name of its role', () => {
  const before = `import { color } from '@laliaflia/ui/tokens';
color.ink.light; color.pollen; color.leaf.dark; color['kingfisher-text'][theme]; color["error"]`;
  expect(withRoleNames(before)).toBe(`import { color } from '@laliaflia/ui/tokens';
color.text.light; color.highlight; color['secondary-solid'].dark; color['primary-text'][theme]; color["danger-text"]`);
});

test('a second run changes nothing', () => {
  const all = [
    ...Object.keys(roleOf).map((name) => `--lali-color-${name} lali:text-${name}`),
    ...Object.keys(surfaceOf).map((name) => `lali:surface-${name}`),
  ].join(' ');
  const once = withRoleNames(all);
  expect(withRoleNames(once)).toBe(once);
  expect(once).not.toMatch(/kingfisher|leaf|pollen|night|ground|ink|muted|error/);
});
