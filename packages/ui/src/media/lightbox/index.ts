export * from './lightbox.tsx';
