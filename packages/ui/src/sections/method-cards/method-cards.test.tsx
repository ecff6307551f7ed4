import { describeConformance } from '../../../test/conformance.tsx';
import { MethodCards } from './index.ts';

describeConformance(
  'MethodCards',
  <MethodCards
    title="Three ways"
    methods={[
      { title: 'LALIAFLIA', text: 'Life-inspired.', href: '/laliaflia', figure: 'phyllotaxis' },
      {
        title: 'Applied Imagination',
        text: 'Structured.',
        href: '/applied-imagination',
        figure: 'branching',
      },
    ]}
  />,
);
