export * as DescriptionList from './index.parts.ts';
