export { ScheduleList, type ScheduleListProps, type SchedulePart } from './schedule-list.tsx';
