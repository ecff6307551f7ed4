export { type FigureTone, LivingFigure, type LivingFigureProps } from './living-figure.tsx';
