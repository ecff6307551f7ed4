export * from './submit-button.tsx';
