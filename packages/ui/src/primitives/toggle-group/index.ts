export * as ToggleGroup from './index.parts.ts';
