import { expect, test } from 'vitest';
import { parted } from './parted.ts';

test('the last part of an article begins with its last heading of level 2', () => {
  expect(parted('<p>a</p><h2>b</h2><p>c</p><h2 id="d">d</h2><h3>e</h3>')).toEqual([
    '<p>a</p><h2>b</h2><p>c</p>',
    '<h2 id="d">d</h2><h3>e</h3>',
  ]);
});

test.each(['<p>a</p>', '<h2>a</h2><p>b</p>'])('%s is one part', (html) => {
  expect(parted(html)).toEqual([html, undefined]);
});
