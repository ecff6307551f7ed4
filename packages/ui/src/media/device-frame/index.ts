export * from './device-frame.tsx';
export type { MediaImage } from './image.tsx';
