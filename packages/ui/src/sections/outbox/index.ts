export { Outbox, type OutboxProps } from './outbox.tsx';
export type { OutboxItem, OutboxLabels } from './outbox.types.ts';
