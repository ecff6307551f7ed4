export * from './option-rows.tsx';
