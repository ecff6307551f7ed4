import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Prose, type ProseProps } from './index.ts';

describeConformance(
  'Prose',
  <Prose>
    <p>text</p>
  </Prose>,
);
describeConformance('Prose, of HTML', <Prose html="<p>text</p>" />);

const named =
  '<table role="table"><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td data-label="B">d</td></tr></tbody></table>';

test.each([
  [340, true],
  [800, false],
])('the rows of a table whose cells name their columns: %i px wide', async (width, inLines) => {
  const { container } = await render(
    <div className="lali:@container" style={{ width }}>
      <Prose html={named} />
    </div>,
  );
  const cell = container.querySelector('td') as HTMLElement;
  const head = container.querySelector('tbody th') as HTMLElement;
  expect(cell.getBoundingClientRect().top >= head.getBoundingClientRect().bottom).toBe(inLines);
  expect(getComputedStyle(cell, '::before').content.includes('B')).toBe(inLines);
});

test('text is either elements or HTML', () => {
  expectTypeOf<{ html: string; children: string }>().not.toExtend<ProseProps>();
  expectTypeOf<object>().not.toExtend<ProseProps>();
});
