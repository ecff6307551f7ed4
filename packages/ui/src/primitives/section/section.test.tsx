import { describeConformance } from '../../../test/conformance.tsx';
import { Section } from './index.ts';

describeConformance('Section', <Section>text</Section>);
describeConformance('Section, night', <Section tone="night">text</Section>);
