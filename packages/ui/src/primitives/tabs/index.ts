export * as Tabs from './index.parts.ts';
