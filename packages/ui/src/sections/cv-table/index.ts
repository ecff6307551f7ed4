export { CvTable, type CvTableProps } from './cv-table.tsx';
export type { CvEntry, CvGroup } from './cv-table.types.ts';
