import { expect, test } from 'vitest';
import { withSizeTable } from './size-table.ts';

const sizes = { button: 1538, 'device-gallery': 5100, 'device-gallery, later': 11162 };

test('replaces only the text between the markers', () => {
  const text = 'a\n<!-- sizes: from sizes.json, by pnpm generate -->\nold\n<!-- /sizes -->\nb\n';
  const renewed = withSizeTable(text, sizes);
  expect(renewed).toContain(
    '| `button` | 1.5 kB |\n| `device-gallery` | 5.1 kB, and 11.2 kB when it is opened |\n',
  );
  expect(renewed).not.toContain('old');
  expect(renewed.startsWith('a\n<!-- sizes')).toBe(true);
  expect(renewed.endsWith('<!-- /sizes -->\nb\n')).toBe(true);
  expect(withSizeTable(renewed, sizes)).toBe(renewed);
});

test('missing marks are named', () => {
  expect(() => withSizeTable('nothing', sizes)).toThrow(/lost its marks/);
});
