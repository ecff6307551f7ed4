/*
 * A picture of a result, to be saved or shared: its figure, title, scores and average, in the colours and fonts that they
 * have on the page. What is on the page is read, so that the two cannot differ.
 */

import { drawingOf } from './sections/result-view/picture/drawing.ts';
import { toPng } from './sections/result-view/picture/png.ts';
import { toSvg } from './sections/result-view/picture/svg.ts';

export interface ResultPicture {
  /** A document of its own. Its words name the fonts of the page, and others stand in where these are not installed. */
  svg(): string;
  /** 2400 × 1260 px. @throws Error if the browser cannot write it. */
  png(): Promise<Blob>;
}

/**
 * @param view A `ResultView` that is shown.
 * @param brand Whose result it is: a small line in the corner.
 * @throws Error if `view` is not one.
 */
export function resultPicture(view: HTMLElement, brand: string): ResultPicture {
  const drawing = drawingOf(view, brand);
  return { svg: () => toSvg(drawing), png: () => toPng(drawing) };
}
