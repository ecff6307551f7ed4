export type { SketchMark } from './marks.ts';
export type { CrossedPlace } from './pencil.ts';
export { Sketch, type SketchProps } from './sketch.tsx';
