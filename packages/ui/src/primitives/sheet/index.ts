export * as Sheet from './index.parts.ts';
