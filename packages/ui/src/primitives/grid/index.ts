export * as Grid from './index.parts.ts';
