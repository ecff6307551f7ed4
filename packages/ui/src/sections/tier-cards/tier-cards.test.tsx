import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { type Tier, TierCards, TierComparison, type TierComparisonProps, TierSteps } from './index.ts';
import { workshops } from './tiers.sample.ts';

describeConformance('TierCards', <TierCards title="Workshops" tiers={workshops} recommended="deep" />);
describeConformance(
  'TierComparison',
  <TierComparison
    title="Line by line"
    tiers={[{ id: 'a', title: 'A' }]}
    groups={[{ rows: [{ label: 'Coaching', values: { a: true } }] }]}
  />,
);

describeConformance(
  'TierSteps',
  <TierSteps title="Workshops" steps={[{ id: 'a', title: 'A', hours: 8, href: '#a' }]} />,
);

test('a price is settled on request or a whole amount, and every column has a value', () => {
  expectTypeOf<{ kind: 'on-demand'; amount: 1200 }>().not.toExtend<Tier['price']>();
  expectTypeOf<{ kind: 'amount'; amount: 1200 }>().not.toExtend<Tier['price']>();
  expectTypeOf<'€1,200'>().not.toExtend<Tier['price']>();
  type Values = TierComparisonProps<'a' | 'b'>['groups'][number]['rows'][number]['values'];
  expectTypeOf<{ a: true }>().not.toExtend<Values>();
  expectTypeOf<{ a: true; b: 'two' }>().toExtend<Values>();
});

test('an amount is set large, in one sentence with what it is', async () => {
  const { container } = await render(<TierCards title="Workshops" tiers={workshops} />);
  const sums = [...container.querySelectorAll('[data-part=sum]')];
  expect(sums.map(({ textContent }) => textContent)).toEqual(['€1,200', '€2,400', '€3,600']);
  for (const sum of sums) {
    expect(getComputedStyle(sum).fontSize).toBe('32px');
    expect(sum.closest('dd')?.textContent).toBe(`On Demand guide price ${sum.textContent} per participant`);
  }
});
