import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Grid } from './index.ts';

describeConformance(
  'Grid.Root',
  <Grid.Root>
    <Grid.Item span={12}>text</Grid.Item>
  </Grid.Root>,
);
describeConformance(
  'Grid.Item',
  (props) => (
    <Grid.Root list>
      <Grid.Item span={7} {...(props as object)}>
        text
      </Grid.Item>
    </Grid.Root>
  ),
  { root: 'li' },
);

test('an item cannot stick out at the end, nor share rows that it does not span', () => {
  expectTypeOf<{ span: 7; from: 6 }>().toExtend<Grid.ItemProps>();
  expectTypeOf<{ span: 7; from: 7 }>().not.toExtend<Grid.ItemProps>();
  expectTypeOf<{ span: 4; rows: 3; subgrid: 'rows' }>().toExtend<Grid.ItemProps>();
  expectTypeOf<{ span: 4; subgrid: 'rows' }>().not.toExtend<Grid.ItemProps>();
});
