export * from './code-block.tsx';
