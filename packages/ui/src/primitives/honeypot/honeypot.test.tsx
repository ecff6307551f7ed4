import { describeConformance } from '../../../test/conformance.tsx';
import { Honeypot } from './index.ts';

describeConformance('Honeypot', <Honeypot />);
