import { describeConformance } from '../../../test/conformance.tsx';
import { ErrorSummary } from './index.ts';

describeConformance(
  'ErrorSummary',
  <ErrorSummary heading="Please fill in all required fields" errors={[{ fieldId: 'name', label: 'Name' }]} />,
);
