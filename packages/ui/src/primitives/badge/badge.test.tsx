import { describeConformance } from '../../../test/conformance.tsx';
import { Badge } from './index.ts';

describeConformance('Badge', <Badge>New</Badge>);
describeConformance('Badge, success', <Badge tone="success">Payment Completed</Badge>);
