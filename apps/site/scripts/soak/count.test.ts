import { expect, it } from 'vitest';
import { countAll } from './count.ts';

const sent = (acknowledged: string[], rowsByMark: [string, number][]) => ({
  acknowledged: new Set(acknowledged),
  rowsByMark: new Map(rowsByMark),
  failures: 0,
  given: 0,
});

it('finds what is missing', () => {
  const [count] = countAll([
    {
      table: 'contact',
      sent: sent(
        ['1', '2'],
        [
          ['a', 1],
          ['b', 1],
        ],
      ),
      rows: [{ id: '1', mark: 'a' }],
    },
  ]);
  expect(count).toMatchObject({ submissions: 2, acknowledged: 2, stored: 1, missing: 1, twice: 0 });
});

it('takes the two rows of a chat for one submission', () => {
  const rows = [
    { id: '1', mark: 'session' },
    { id: '2', mark: 'session' },
  ];
  const [count] = countAll([{ table: 'chat', sent: sent(['1', '2'], [['session', 2]]), rows }]);
  expect(count).toMatchObject({ missing: 0, twice: 0 });
});

it.each([
  [
    'under another id',
    [
      { id: '1', mark: 'a' },
      { id: '2', mark: 'a' },
    ],
    [],
  ],
  ['in another table', [{ id: '1', mark: 'a' }], [{ id: '1', mark: 'a' }]],
  [
    'of nobody',
    [
      { id: '1', mark: 'a' },
      { id: '2', mark: 'stranger' },
    ],
    [],
  ],
])('finds what is there twice %s', (_, contact, form) => {
  const counts = countAll([
    { table: 'contact', sent: sent(['1'], [['a', 1]]), rows: contact },
    { table: 'form', sent: sent([], []), rows: form },
  ]);
  expect(counts.reduce((all, { twice }) => all + twice, 0)).toBeGreaterThan(0);
});
