import { describeConformance } from '../../../test/conformance.tsx';
import { Expectations } from './expectations.tsx';

describeConformance(
  'Expectations',
  <Expectations title="What to expect" steps={[{ title: 'One', text: 'Text' }]} />,
);
