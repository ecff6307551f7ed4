export * from './before-after.tsx';
