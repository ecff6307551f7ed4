export { FigureIcon, type FigureIconProps } from './figure-icon.tsx';
export { type FigureIconName, figureIconNames } from './glyphs.ts';
