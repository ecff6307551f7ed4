import { describeConformance } from '../../../test/conformance.tsx';
import { ContactIntro } from './contact-intro.tsx';

describeConformance('ContactIntro', <ContactIntro title="Contact">The form</ContactIntro>);
