export * as DropdownMenu from './index.parts.ts';
