import { describeConformance } from '../../../test/conformance.tsx';
import { ScheduleList } from './index.ts';

describeConformance(
  'ScheduleList',
  <ScheduleList title="Sixty minutes" parts={[{ minutes: 60, title: 'Everything' }]} />,
);
