import { expect, test } from 'vitest';
import { drawnInEnding, parted, wholeText } from './parted.ts';

const drawing = { drawing: 'a-chart', caption: 'A chart.' };

test('the last part of an article begins with its last heading of level 2', () => {
  expect(parted(['<p>a</p><h2>b</h2><p>c</p><h2 id="d">d</h2><h3>e</h3>'])).toEqual({
    text: ['<p>a</p><h2>b</h2><p>c</p>'],
    ending: '<h2 id="d">d</h2><h3>e</h3>',
  });
});

test('drawings stand in the text before it', () => {
  expect(parted(['<h2>a</h2>', drawing, '<p>b</p><h2>c</h2>'])).toEqual({
    text: ['<h2>a</h2>', drawing, '<p>b</p>'],
    ending: '<h2>c</h2>',
  });
  expect(parted(['<h2>a</h2>', drawing, '<h2>c</h2>'])).toEqual({
    text: ['<h2>a</h2>', drawing],
    ending: '<h2>c</h2>',
  });
});

test.each([[['<p>a</p>']], [['<h2>a</h2><p>b</p>']], [['<h2>a</h2>', drawing]]])(
  '%j is one part',
  (parts) => {
    expect(parted(parts)).toEqual({ text: parts });
  },
);

test('a drawing after the last heading is named', () => {
  expect(drawnInEnding(['<h2>a</h2>', drawing])).toEqual(['a-chart']);
  expect(drawnInEnding(['<h2>a</h2>', drawing, '<h2>b</h2>'])).toEqual([]);
  expect(drawnInEnding(['<p>a</p>', drawing])).toEqual([]);
});

test('the words of an article are whole without its drawings', () => {
  expect(wholeText(parted(['<h2>a</h2>', drawing, '<p>b</p><h2>c</h2>']))).toBe(
    '<h2>a</h2><p>b</p><h2>c</h2>',
  );
});
