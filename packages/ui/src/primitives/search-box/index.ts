export * from './search-box.tsx';
