import { describeConformance } from '../../../test/conformance.tsx';
import { ProgressSegments } from './index.ts';

describeConformance('ProgressSegments', <ProgressSegments value={4} max={10} />);
