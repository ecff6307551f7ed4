import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Chip, type ChipProps } from './index.ts';

describeConformance('Chip', <Chip>What is LALIAFLIA?</Chip>);
describeConformance(
  'Chip, pressed',
  <Chip pressed onPressedChange={() => {}}>
    Leadership
  </Chip>,
);
describeConformance('Chip, as a link', <Chip href="/blog">All articles</Chip>);

test('a chip is an action, a switch or a link', () => {
  expectTypeOf<{ href: string; pressed: true }>().not.toExtend<ChipProps>();
  expectTypeOf<{ pressed: true }>().not.toExtend<ChipProps>();
  expectTypeOf<{ href: string; disabled: true }>().not.toExtend<ChipProps>();
});
