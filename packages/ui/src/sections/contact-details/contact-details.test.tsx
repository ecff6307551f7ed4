import { describeConformance } from '../../../test/conformance.tsx';
import { ContactDetails } from './contact-details.tsx';

describeConformance(
  'ContactDetails',
  <ContactDetails
    title="Ways in"
    entries={[{ term: 'E-mail', value: 'a@example.com', href: 'mailto:a@example.com' }]}
  />,
);
