export * from './theme-switch.tsx';
