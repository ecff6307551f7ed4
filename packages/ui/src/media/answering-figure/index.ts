export { AnsweringFigure, type AnsweringFigureProps } from './answering-figure.tsx';
export { followPointer } from './follow-pointer.ts';
