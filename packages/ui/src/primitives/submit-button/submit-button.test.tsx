import { describeConformance } from '../../../test/conformance.tsx';
import { SubmitButton } from './index.ts';

const labels = { idle: 'Send', busy: 'Sending...', done: 'Sent' };

describeConformance('SubmitButton', <SubmitButton labels={labels} />);
describeConformance('SubmitButton, busy', <SubmitButton labels={labels} state="busy" />);
