export * from './table.tsx';
export type { TableColumn, TableProps, TableSort } from './table.types.ts';
