import { describeConformance } from '../../../test/conformance.tsx';
import { Section } from './index.ts';

describeConformance('Section', <Section>text</Section>);
describeConformance('Section, inverse', <Section tone="inverse">text</Section>);
