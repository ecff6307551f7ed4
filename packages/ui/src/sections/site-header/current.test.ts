import { expect, test } from 'vitest';
import { isBranch, isBranchActive, isCurrent, isGroupActive } from './current.ts';
import type { NavGroup } from './site-header.types.ts';

test.each([
  ['/', '/', true],
  ['/', '/contact', false],
  ['/contact', '/contact/', true],
  ['/contact/', '/contact?topic=call', true],
  ['/contact', '/contact#form', true],
  ['/services', '/services/design', false],
  ['/workshop-details?type=deep', '/workshop-details?type=deep&utm_source=x', true],
  ['/workshop-details?type=deep', '/workshop-details', false],
  ['/#design-methods', '/', false],
  ['https://example.com/', '/', false],
  ['//example.com/', '/', false],
  ['mailto:hello@example.com', '/', false],
])('%s on %s: %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});

const group: NavGroup = {
  id: 'methods',
  label: 'Design Methods',
  path: 'methods',
  activeOn: ['/workshop-details'],
  feature: { title: '', text: '', href: '/ai-assessment', action: '', figure: null },
  columns: [
    {
      title: 'Learn',
      items: [
        { href: '/workshops', label: 'Workshops' },
        {
          kind: 'branch',
          label: 'Methodologies',
          overview: { href: '/methodologies', label: 'All methods' },
          links: [{ href: '/laliaflia', label: 'LALIAFLIA' }],
        },
      ],
    },
  ],
};

test.each([
  ['/workshops', true],
  ['/workshop-details?type=deep', true],
  ['/laliaflia', true],
  ['/methodologies', true],
  ['/ai-assessment', false],
  ['/', false],
])('the group on %s: %s', (path, expected) => {
  expect(isGroupActive(group, path)).toBe(expected);
});

test('the branch is active on its own pages only', () => {
  const branch = group.columns[0]?.items.find(isBranch);
  if (!branch) throw new Error('The sample lost its branch.');
  expect(isBranchActive(branch, '/laliaflia')).toBe(true);
  expect(isBranchActive(branch, '/methodologies')).toBe(true);
  expect(isBranchActive(branch, '/workshops')).toBe(false);
  expect(isBranchActive({ ...branch, activeOn: ['/workshops'] }, '/workshops')).toBe(true);
});
