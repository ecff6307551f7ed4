import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { BackLink, type BackLinkProps } from './index.ts';

describeConformance('BackLink', <BackLink href="/blog">Back to Blog</BackLink>);

test('a back link without an address is a type error', () => {
  expectTypeOf<{ onClick: () => void }>().not.toExtend<BackLinkProps>();
});
