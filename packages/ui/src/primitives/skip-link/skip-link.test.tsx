import { describeConformance } from '../../../test/conformance.tsx';
import { SkipLink } from './index.ts';

describeConformance('SkipLink', <SkipLink />);
