import { expect, test } from 'vitest';
import { picturedNote } from './pictured.ts';

const drawn = (...names: string[]) => names.map((name) => ({ name }));

test('a story in both themes is one story and two pictures', () => {
  const entries = drawn('button--matrix.light', 'button--matrix.dark', 'button--focused.light');
  expect(picturedNote(entries, 9)).toBe('Pictured: 2 of 9 stories, 3 pictures');
});

test('a picture that was drawn twice counts once', () => {
  expect(picturedNote(drawn('a--b.light', 'a--b.light'), 1)).toBe('Pictured: 1 of 1 stories, 1 pictures');
});

test('none', () => {
  expect(picturedNote([], 4)).toBe('Pictured: 0 of 4 stories, 0 pictures');
});
