import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Heading, type HeadingProps } from './index.ts';

describeConformance('Heading', <Heading level={2}>What to expect</Heading>);

test('a heading without a level is a type error', () => {
  expectTypeOf<{ look: 'title' }>().not.toExtend<HeadingProps>();
  expectTypeOf<{ level: 7 }>().not.toExtend<HeadingProps>();
});
