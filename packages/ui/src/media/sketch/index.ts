export type { SketchMark } from './marks.ts';
export { Sketch, type SketchProps } from './sketch.tsx';
