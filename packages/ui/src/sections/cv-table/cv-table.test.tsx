import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { groups } from './cv-table.sample.ts';
import { type CvGroup, CvTable } from './index.ts';

describeConformance('CvTable', <CvTable title="Career" groups={groups} />);

test('a part without content is not drawn', async () => {
  const empty: CvGroup[] = [
    { kind: 'facts', title: 'Person', facts: [] },
    { kind: 'entries', title: 'Stations', entries: [] },
    { kind: 'names', title: 'Method', names: [] },
    { kind: 'run', title: 'Industries', names: ['Travel'] },
  ];
  const screen = await render(<CvTable title="Career" groups={empty} />);
  expect(
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Industries']);
});

test('the comma between two names is not read aloud', async () => {
  const screen = await render(
    <CvTable title="Career" groups={[{ kind: 'run', title: 'Industries', names: ['Travel', 'Health'] }]} />,
  );
  expect(screen.getByRole('list').element().textContent).toBe('TravelHealth');
});

test('each station is drawn on the scale of all of them, and not read twice', async () => {
  const { container } = await render(<CvTable title="Career" groups={groups} />);
  const scales = [...container.querySelectorAll('li svg')];
  expect(scales.map((scale) => scale.querySelectorAll('rect').length)).toEqual([8, 6, 9]);
  expect(new Set(scales.map((scale) => scale.getAttribute('viewBox'))).size).toBe(1);
  for (const scale of scales) expect(scale.getAttribute('aria-hidden')).toBe('true');
});

test('an entry is a link only when there is a page about it', async () => {
  const screen = await render(<CvTable title="Career" groups={groups} />);
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['mailto:livia@example.com', '/portfolio']);
});

test('types keep the kinds apart', () => {
  // @ts-expect-error names have no time
  const wrong: CvGroup = { kind: 'names', title: 'Method', entries: [] };
  expect(wrong.title).toBe('Method');
});
