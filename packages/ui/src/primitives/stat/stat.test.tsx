import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Stat, type StatProps } from './index.ts';

describeConformance('Stat', <Stat value="12+" label="years" />);

test('only a number can be formatted', () => {
  expectTypeOf<{ value: 0.4; label: string; format: { style: 'percent' } }>().toExtend<StatProps>();
  expectTypeOf<{ value: '40 %'; label: string; format: { style: 'percent' } }>().not.toExtend<StatProps>();
});
