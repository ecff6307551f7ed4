import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { BackLink, type BackLinkProps } from './index.ts';

describeConformance('BackLink', <BackLink href="/blog">Back to Blog</BackLink>);

test('a way back that leads nowhere without scripts is a type error', () => {
  expectTypeOf<{ onClick: () => void }>().not.toExtend<BackLinkProps>();
});
