export * from './scale-input.tsx';
