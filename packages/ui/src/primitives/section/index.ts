export * from './section.tsx';
