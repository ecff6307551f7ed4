export { Body, Root, type SheetRootProps, type SheetToggleProps, Toggle } from './sheet.tsx';
