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

test('no line begins or ends with a stroke: the first of a line stands outside the clipped edge', async () => {
  const { getByRole } = await render(
    <div style={{ width: 320 }}>
      <ToolStack title="Industries" tools={['Telecommunications', 'Automotive', 'Advertising', 'Health']} />
    </div>,
  );
  const list = getByRole('list').element();
  const edge = (list.parentElement as HTMLElement).getBoundingClientRect().left;
  const names = getByRole('listitem').elements() as HTMLElement[];
  const first = names.filter((name) => name.getBoundingClientRect().left < edge);
  const rows = new Set(names.map((name) => Math.round(name.getBoundingClientRect().top)));
  expect(rows.size).toBeGreaterThan(1);
  expect(first).toHaveLength(rows.size);
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
