import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ProcessSteps } from './index.ts';

const steps = ['Discover', 'Define', 'Deliver'].map((title) => ({ title, text: 'What happens.' }));

describeConformance('ProcessSteps', <ProcessSteps title="Process" steps={steps} />);

test('numerals are drawn, the list counts for assistive technology', async () => {
  const { getByRole } = await render(<ProcessSteps title="Process" steps={steps} />);
  await expect.element(getByRole('heading', { level: 3, name: 'Discover', exact: true })).toBeVisible();
  expect(getByRole('listitem').elements()).toHaveLength(3);
});

test('the line never widens the page', async () => {
  const { container } = await render(
    <div style={{ width: 900 }}>
      <ProcessSteps title="Process" steps={steps} />
    </div>,
  );
  const root = container.querySelector('[data-part=root]') as SVGElement;
  const section = container.querySelector('section') as HTMLElement;
  expect(Math.round(root.getBoundingClientRect().left)).toBe(
    Math.round(section.getBoundingClientRect().left),
  );
  expect(section.scrollWidth).toBe(900);
});

test.each([1, 3, 4])(
  'side by side, the line of %i steps runs from the last cell to the other edge',
  async (count) => {
    const { container } = await render(
      <div style={{ width: 1400 }}>
        <ProcessSteps
          title="Process"
          steps={Array.from({ length: count }, (_, i) => ({ title: `Step ${i}`, text: 'What happens.' }))}
        />
      </div>,
    );
    const box = (selector: string) => (container.querySelector(selector) as Element).getBoundingClientRect();
    const onward = box('[data-part=onward]');
    const cell = box('li:last-child > [data-part=cell]');
    expect(onward.left).toBeCloseTo(cell.left + cell.width / 2, 0);
    expect(onward.top + onward.height / 2).toBeCloseTo(cell.top + cell.height / 2, 0);
    expect(onward.right).toBeCloseTo(box('section').right, 0);
  },
);

test('below each other, the line ends at the last step', async () => {
  const { container } = await render(
    <div style={{ width: 390 }}>
      <ProcessSteps title="Process" steps={steps} />
    </div>,
  );
  expect(container.querySelector('[data-part=onward]')?.getBoundingClientRect().width).toBe(0);
});

test('without a duration there is no empty line', async () => {
  const { container, rerender } = await render(<ProcessSteps title="Process" steps={steps} />);
  const lines = container.querySelectorAll('li p').length;
  await rerender(
    <ProcessSteps title="Process" steps={steps.map((step) => ({ ...step, duration: '1 week' }))} />,
  );
  expect(container.querySelectorAll('li p')).toHaveLength(lines + 3);
});

test('a field is below its own step, under a heading of its own', async () => {
  const [first, ...others] = steps.map((step, i) => ({ ...step, field: { title: `Field ${i + 1}` } }));
  const all = [{ ...first, field: { title: 'Field 1', text: 'What for.', points: ['Maps'] } }, ...others];
  const { getByRole } = await render(<ProcessSteps title="Process" steps={all as typeof others} />);
  const [one, two] = getByRole('listitem')
    .elements()
    .filter((item) => item.querySelector('h3'));
  expect([...(one as Element).querySelectorAll('h4, li')].map(({ textContent }) => textContent)).toEqual([
    'Field 1',
    'Maps',
  ]);
  expect(two?.querySelectorAll('[data-part=field] p, [data-part=field] ul')).toHaveLength(0);
});

test('more than seven steps stay a list in any container', async () => {
  const many = Array.from({ length: 8 }, (_, i) => ({ title: `Step ${i}`, text: 'What happens.' }));
  const { getByRole } = await render(
    <div style={{ width: 1400 }}>
      <ProcessSteps title="Process" steps={many} />
    </div>,
  );
  const [first, second] = getByRole('listitem').elements();
  expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
});

test('side by side, all durations stand on one line below the longest text', async () => {
  const uneven = steps.map((step, i) => ({
    ...step,
    text: 'What happens. '.repeat(1 + 9 * i),
    duration: '1 week',
  }));
  const { getByText } = await render(
    <div style={{ width: 1000 }}>
      <ProcessSteps title="Process" steps={uneven} />
    </div>,
  );
  const tops = getByText('1 week')
    .elements()
    .map((line) => Math.round(line.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
