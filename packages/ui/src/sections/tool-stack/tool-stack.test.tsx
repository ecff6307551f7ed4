import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ToolStack, type ToolStackProps } from './index.ts';

const groups = [
  { title: 'Design', tools: ['Figma', { name: 'Sketch', note: 'until 2021' }] },
  { title: 'Empty', tools: [] },
];

describeConformance('ToolStack', <ToolStack title="Tools" groups={groups} />);
describeConformance('ToolStack, flat', <ToolStack title="Industries" tools={['Travel', 'Energy']} />);

test('a group without tools is not shown', async () => {
  const { getByRole } = await render(<ToolStack title="Tools" groups={groups} />);
  expect(
    getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Design']);
});

test('name and note are read with a space between them', async () => {
  const { getByRole } = await render(<ToolStack title="Tools" groups={groups} />);
  expect(getByRole('listitem').nth(1).element().textContent).toBe('Sketch until 2021');
});

test('each name but the last has its comma after it, also at the end of a line; none begins with one', async () => {
  const { getByRole } = await render(
    <div style={{ width: 320 }}>
      <ToolStack title="Industries" tools={['Telecommunications', 'Automotive', 'Advertising', 'Health']} />
    </div>,
  );
  const list = getByRole('list').element();
  const edge = list.getBoundingClientRect().left;
  const names = getByRole('listitem').elements() as HTMLElement[];
  const first = names.filter((name) => Math.abs(name.getBoundingClientRect().left - edge) < 1);
  const rows = new Set(names.map((name) => Math.round(name.getBoundingClientRect().top)));
  expect(rows.size).toBeGreaterThan(1);
  expect(first).toHaveLength(rows.size);
  const commas = names.map((name) => getComputedStyle(name, '::after').content.includes(','));
  expect(commas).toEqual([true, true, true, false]);
  for (const name of names) {
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
    expect(getComputedStyle(name, '::before').content).toBe('none');
  }
  for (const name of first) {
    const text = document.createRange();
    text.selectNodeContents(name);
    expect(Math.abs(text.getBoundingClientRect().left - edge)).toBeLessThan(1);
  }
});

test('groups or a flat list, never both', () => {
  expectTypeOf<{ title: string; groups: []; tools: [] }>().not.toExtend<ToolStackProps>();
  expectTypeOf<{ title: string }>().not.toExtend<ToolStackProps>();
});
