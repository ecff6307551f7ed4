import { expect, test } from 'vitest';
import { footer, headerGroups } from './navigation.ts';

const linksOf = (id: string) =>
  headerGroups
    .filter((group) => group.id === id)
    .flatMap(({ columns }) => columns.flatMap(({ items }) => items))
    .flatMap((item) => ('href' in item ? [item.href] : []));

test('the panel of each group links to its part of home', () => {
  expect(linksOf('design-skills')).toContain('/#hands-on-design');
  expect(linksOf('design-methods')).toContain('/#design-methods');
});

test('the footer links to what is said of accessibility', () => {
  expect(footer.legal).toContainEqual({ href: '/accessibility', label: 'Accessibility' });
});
