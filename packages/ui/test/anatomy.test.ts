import { expect, test } from 'vitest';
import { anatomyStory, placeNumbers, readAnatomy } from '../../../.storybook/docs/anatomy.ts';
import { followSpec } from '../../../.storybook/docs/places.ts';
import { statusOf } from '../../../.storybook/docs/status.ts';

test('parts are read with their selectors', () => {
  expect(readAnatomy('1. Label (`label > span`): Always **in sight**\n2. Box (`input`): For text')).toEqual([
    { number: 1, name: 'Label', selector: 'label > span', text: 'Always **in sight**' },
    { number: 2, name: 'Box', selector: 'input', text: 'For text' },
  ]);
});

test('the picture is the first story unless another one has the tag', () => {
  expect(anatomyStory([{ tags: ['a'] }, { tags: ['anatomy'] }])).toEqual({ tags: ['anatomy'] });
  expect(anatomyStory([{ tags: ['a'] }, { tags: [] }])).toEqual({ tags: ['a'] });
});

test('no number covers another one or leaves the picture, in both directions of writing', () => {
  const box = { x: 0, y: 0, width: 200, height: 20 };
  const boxes = [box, box, { ...box, x: 5 }, { ...box, y: 10 }, { ...box, x: 190, y: 90 }];
  for (const fromRight of [false, true]) {
    const points = placeNumbers(boxes, { width: 200, height: 100, fromRight });
    expect(points).toHaveLength(boxes.length);
    for (const [index, { x, y }] of points.entries()) {
      expect(Math.min(x, y, 200 - x, 100 - y)).toBeGreaterThanOrEqual(12);
      for (const other of points.slice(index + 1))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(26);
    }
    expect(points[0]).toEqual({ x: fromRight ? 187 : 13, y: 13 });
  }
});

test('a link to another specification leads to its docs page, any other stays', () => {
  expect(followSpec('../alert-dialog/SPEC.md', 'primitives/dialog')).toBe(
    './?path=/docs/primitives-alertdialog--docs',
  );
  expect(followSpec('../../media/avatar/SPEC.md', 'sections/team-card')).toBe(
    './?path=/docs/media-avatar--docs',
  );
  expect(followSpec('https://www.w3.org/', 'sections/team-card')).toBe('https://www.w3.org/');
});

test('the status counts what the tests read, and says what is not tested', () => {
  const facts = { keys: true, arrows: true, forcedColours: false };
  const status = Object.fromEntries(
    statusOf(facts, [
      { parameters: {} },
      { parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: false } } },
      { parameters: {}, storyGlobals: { direction: 'rtl' } },
    ]).map(({ mode, result }) => [mode, result]),
  );
  expect(status).toMatchObject({
    'Rules of axe, light': '2 stories, no violation',
    'Contrast, dark': '1 story, no violation',
    'Right to left': '1 story, arrow keys',
    'Text at 200 %': 'Not tested by a story of its own',
    'Forced colours': 'Not tested by a story of its own',
  });
});
