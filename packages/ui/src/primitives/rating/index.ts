export * from './rating.tsx';
