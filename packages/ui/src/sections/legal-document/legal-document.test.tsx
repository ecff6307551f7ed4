import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LegalBlock, LegalDocument, type LegalSection } from './index.ts';
import { imprint, privacy } from './legal-document.sample.tsx';

describeConformance('LegalDocument', <LegalDocument title="Privacy" updated="2024-01" sections={privacy} />);
describeConformance(
  'LegalDocument, without numbers',
  <LegalDocument title="Imprint" updated="2026-11-02" sections={imprint} numbered={false} />,
);

afterEach(() => page.viewport(1200, 900));

test('numbers follow the order, addresses stay', async () => {
  const { container, rerender } = await render(
    <LegalDocument title="Privacy" updated="2024-01" sections={privacy} />,
  );
  const heading = () => container.querySelector('#cookies')?.textContent;
  expect(heading()).toBe('3 Cookies');
  await rerender(<LegalDocument title="Privacy" updated="2024-01" sections={privacy.slice(1)} />);
  expect(heading()).toBe('2 Cookies');
  await rerender(<LegalDocument title="Privacy" updated="2024-01" sections={privacy} numbered={false} />);
  expect(heading()?.trim()).toBe('Cookies');
});

test('the first cell of a row names it', async () => {
  const { container } = await render(<LegalDocument title="P" updated="2024-01" sections={privacy} />);
  const heads = [...container.querySelectorAll('tbody th')];
  expect(heads.map((cell) => [cell.getAttribute('scope'), cell.textContent])).toEqual([
    ['row', 'Essential'],
    ['row', 'Analytics'],
    ['row', 'Marketing'],
  ]);
});

test('a row with a cell too few is refused, and named', async () => {
  const table: LegalBlock = {
    kind: 'table',
    caption: 'Cookies',
    columns: ['A', 'B'],
    rows: [['a', 'b'], ['c']],
  };
  const sections: LegalSection[] = [{ id: 'x', title: 'X', blocks: [table] }];
  await expect(render(<LegalDocument title="P" updated="2024-01" sections={sections} />)).rejects.toThrow(
    'row 2 of the table "Cookies" has 1 cells, its head has 2',
  );
});

test('the contents list stays visible beside the text and never covers it', async () => {
  const { container } = await render(<LegalDocument title="P" updated="2024-01" sections={privacy} />);
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect;
  expect(box('nav').right).toBeLessThan(box('h2').left);
  await page.viewport(820, 900);
  expect(box('nav').bottom).toBeLessThan(box('h2').top);
});

test('a section is blocks or elements', () => {
  const head = { id: 'a', title: 'A' };
  expectTypeOf<typeof head & { blocks: []; content: string }>().not.toExtend<LegalSection>();
  expectTypeOf<typeof head>().not.toExtend<LegalSection>();
});
