export { type FigureRule, type FigureTone, LivingFigure, type LivingFigureProps } from './living-figure.tsx';
export type { FigureOpening } from './rules/openings.ts';
export type { FigurePortrait } from './rules/screen.ts';
