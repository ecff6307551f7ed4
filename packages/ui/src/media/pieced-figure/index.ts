export {
  type FigurePiece,
  type FigurePortraitPiece,
  type FigureScreenPiece,
  PiecedFigure,
  type PiecedFigureProps,
} from './pieced-figure.tsx';
