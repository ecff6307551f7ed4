import { expectTypeOf, test } from 'vitest';
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
