import { describeConformance } from '../../../test/conformance.tsx';
import { Faq } from './faq.tsx';

describeConformance(
  'Faq',
  <Faq title="Asked before" entries={[{ id: 'a', question: 'Why?', answer: 'Because.' }]} />,
);
