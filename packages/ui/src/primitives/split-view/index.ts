export * as SplitView from './index.parts.ts';
