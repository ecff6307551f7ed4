export * as Accordion from './index.parts.ts';
