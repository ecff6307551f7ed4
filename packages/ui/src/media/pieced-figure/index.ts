export { type FigurePiece, PiecedFigure, type PiecedFigureProps } from './pieced-figure.tsx';
