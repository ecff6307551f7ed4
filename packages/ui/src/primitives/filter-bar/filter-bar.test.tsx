import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { FilterBar, type FilterBarProps } from './index.ts';

describeConformance(
  'FilterBar',
  <FilterBar
    label="Filter by company"
    value="all"
    choices={[{ value: 'all', label: 'All' }]}
    onValueChange={() => {}}
  />,
);

type Of<Choice> = { label: string; value: string; choices: Choice[] };

test('buttons report and links lead; neither does both, nor nothing', () => {
  expectTypeOf<Of<{ value: string; label: string }>>().not.toExtend<FilterBarProps>();
  expectTypeOf<Of<{ value: string; label: string; href: string }>>().toExtend<FilterBarProps>();
  expectTypeOf<
    Of<{ value: string; label: string; href: string }> & { onValueChange: () => void }
  >().not.toExtend<FilterBarProps>();
});
