import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { StatBand } from './index.ts';

const stats = [
  { value: '50+', label: 'projects' },
  { value: '8', label: 'industries', note: 'Since 2012.' },
  { value: '12+', label: 'years' },
];

describeConformance('StatBand', <StatBand title="In numbers" stats={stats} />);
describeConformance(
  'StatBand, secondary',
  <StatBand title="In numbers" tone="secondary" stats={stats.slice(0, 2)} />,
);

test('term, value and note belong to one group', async () => {
  const { container } = await render(<StatBand title="In numbers" stats={stats} />);
  const [, second] = container.querySelectorAll('dl > div');
  expect([...(second?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['DT', 'industries'],
    ['DD', '8'],
    ['DD', 'Since 2012.'],
  ]);
});

test.each(['8', '12+', '3-5x', '100%', '1,250,000', '98,765,432,109'])(
  '%s fits its room in any container',
  async (value) => {
    const { container } = await render(
      <StatBand title="In numbers" stats={[{ value, label: 'of all' }, ...stats]} />,
    );
    const frame = container.querySelector('section') as HTMLElement;
    for (const width of [360, 768, 1200]) {
      frame.style.width = `${width}px`;
      const leading = container.querySelector('[data-leading]') as HTMLElement;
      const number = document.createRange();
      number.selectNodeContents(leading.querySelector('dd') as HTMLElement);
      expect(number.getBoundingClientRect().right, `${width}px`).toBeLessThanOrEqual(
        leading.getBoundingClientRect().right + 1,
      );
    }
  },
);

test('signs that are raised are read as they are given', async () => {
  const values = ['3-5x', '-2', '12+'];
  const { container } = await render(
    <StatBand title="In numbers" stats={values.map((value) => ({ value, label: `times ${value}` }))} />,
  );
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(values);
});

test.each([1, 2, 3])('small, the first of %i numbers is smaller than it is large', async (count) => {
  const { container, rerender } = await render(<StatBand title="In numbers" stats={stats.slice(0, count)} />);
  (container as HTMLElement).style.width = '1200px';
  const height = () =>
    Number.parseFloat(getComputedStyle(container.querySelector('[data-leading] dd') as Element).fontSize);
  const large = height();
  await rerender(<StatBand title="In numbers" size="small" stats={stats.slice(0, count)} />);
  expect(height()).toBeLessThanOrEqual(120);
  expect(large).toBeGreaterThan(height() * 1.5);
});

test('tones are those of a section', () => {
  // @ts-expect-error highlight is no surface for a band
  expect((<StatBand title="In numbers" tone="highlight" stats={stats} />).props.tone).toBe('highlight');
});
