import { describeConformance } from '../../../test/conformance.tsx';
import { StatusMessage } from './index.ts';

describeConformance('StatusMessage', <StatusMessage tone="success">Sent</StatusMessage>);
describeConformance('StatusMessage, empty', <StatusMessage />);
