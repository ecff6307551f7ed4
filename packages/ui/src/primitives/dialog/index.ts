export * as Dialog from './index.parts.ts';
