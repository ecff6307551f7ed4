export * from './video-poster.tsx';
