export * from './field.tsx';
export { useFieldControl } from './field-context.ts';
export * from './input.tsx';
export * from './select.tsx';
export * from './textarea.tsx';
