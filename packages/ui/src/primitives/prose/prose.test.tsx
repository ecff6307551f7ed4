import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Prose, type ProseProps } from './index.ts';

describeConformance(
  'Prose',
  <Prose>
    <p>text</p>
  </Prose>,
);
describeConformance('Prose, of HTML', <Prose html="<p>text</p>" />);

test('text is either elements or HTML', () => {
  expectTypeOf<{ html: string; children: string }>().not.toExtend<ProseProps>();
  expectTypeOf<object>().not.toExtend<ProseProps>();
});
