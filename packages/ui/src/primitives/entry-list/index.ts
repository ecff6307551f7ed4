export * from './entry-list.tsx';
