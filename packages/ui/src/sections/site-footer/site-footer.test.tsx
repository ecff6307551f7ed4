import { describeConformance } from '../../../test/conformance.tsx';
import { sampleFooter } from './site-footer.sample.ts';
import { SiteFooter } from './site-footer.tsx';

describeConformance('SiteFooter', <SiteFooter {...sampleFooter} />);
