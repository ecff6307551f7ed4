import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { ScaleInput, type ScalePoints } from './index.ts';

describeConformance(
  'ScaleInput',
  <ScaleInput name="q3" legend="How often?" points={['Never', '', '', '', 'Always']} />,
);

test('a scale has three to seven points', () => {
  expectTypeOf<['Never', 'Always']>().not.toExtend<ScalePoints>();
  expectTypeOf<['', '', '', '', '', '', '', '']>().not.toExtend<ScalePoints>();
});
