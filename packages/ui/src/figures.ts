/*
 * The figures as data, for what is drawn outside a page: a printed page, an icon, a picture for social networks. Nothing
 * here needs React, so Node loads it as it is.
 */
export { type Portrait, type PortraitLayer, portrait } from './media/avatar/portrait.ts';
export { tessellationScene, venationScene } from './media/living-figure/leaf-scenes.ts';
export { branching } from './media/living-figure/rules/branching.ts';
export { STRANDS_HEIGHT, STRANDS_WIDTH } from './media/living-figure/rules/strands.ts';
export { TESSELLATION_HEIGHT, TESSELLATION_WIDTH } from './media/living-figure/rules/tessellation.ts';
export { VENATION_HEIGHT, VENATION_WIDTH } from './media/living-figure/rules/venation.ts';
export {
  branchingScene,
  phyllotaxisScene,
  type Scene,
  seamScene,
  strandsScene,
} from './media/living-figure/scenes.ts';
export { logoMarkSvg, type MarkColours, type MarkPiece, markPieces } from './media/logo-mark/mark.ts';
export type { SketchMark } from './media/sketch/marks.ts';
export { type SketchSheet, sketchFile } from './media/sketch/sketch-file.ts';
