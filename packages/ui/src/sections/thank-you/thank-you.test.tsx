import { describeConformance } from '../../../test/conformance.tsx';
import { ThankYou } from './thank-you.tsx';

describeConformance(
  'ThankYou',
  <ThankYou
    title="Thank you"
    stepsTitle="Next"
    steps={[{ when: 'Now', title: 'Stored', text: 'Done.' }]}
    action={{ href: '/', label: 'Home' }}
  />,
);
