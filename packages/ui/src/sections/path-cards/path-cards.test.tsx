import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { PathCards } from './path-cards.tsx';

const card = (id: string) => ({
  id,
  title: id,
  text: 'Text',
  links: [{ href: '#a', label: 'A' }],
  note: 'From €49.',
});

describeConformance(
  'PathCards',
  <PathCards title="Paths" design={card('design')} methods={card('methods')} />,
);

test('what a path costs stands below its links', async () => {
  const { container } = await render(
    <PathCards title="Paths" design={card('design')} methods={card('methods')} />,
  );
  for (const path of container.querySelectorAll('article')) {
    const list = path.querySelector('ul') as HTMLElement;
    expect(list.nextElementSibling?.textContent).toBe('From €49.');
  }
});

test.each([
  ['pairs', 1],
  ['single', 2],
] as const)('in a narrow container two links as %s stand in so many rows: %i', async (rows, count) => {
  const links = ['A', 'B'].map((label) => ({ href: `#${label}`, label }));
  const { container } = await render(
    <div style={{ width: 350 }}>
      <PathCards
        title="Paths"
        design={{ ...card('design'), links }}
        methods={{ ...card('methods'), links }}
        rows={rows}
      />
    </div>,
  );
  const boxes = [...container.querySelectorAll('#design li')].map((row) => row.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(count);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(48);
});
