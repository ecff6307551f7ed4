export * from './progress-segments.tsx';
