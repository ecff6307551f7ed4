export * from './device-gallery.tsx';
