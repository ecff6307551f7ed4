import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type Testimonial, Testimonials } from './index.ts';

describeConformance(
  'Testimonials',
  <Testimonials
    title="Voices"
    items={[
      { quote: 'Good.', name: 'A', rating: 5 },
      { quote: 'Very.', name: 'B' },
    ]}
  />,
);

test('six stars are refused', () => {
  expectTypeOf<{ quote: ''; name: ''; rating: 6 }>().not.toExtend<Testimonial>();
});
