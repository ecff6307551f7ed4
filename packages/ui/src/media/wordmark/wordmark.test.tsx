import { describeConformance } from '../../../test/conformance.tsx';
import { Wordmark } from './wordmark.tsx';

describeConformance('Wordmark', <Wordmark mark="condor" name="Condor" />);
