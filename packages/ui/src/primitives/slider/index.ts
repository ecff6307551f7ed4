export * from './slider.tsx';
