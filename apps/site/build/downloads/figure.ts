import type { Scene } from '@laliaflia/ui/figures';
import { paintOn } from '../identity/figure-paint.ts';

interface FigureOptions {
  /** Centre of the figure on the page, and the size of one of its units in points. */
  x: number;
  y: number;
  scale: number;
  surface: 'leaf' | 'paper';
}

/** Draws a living figure into the document as vectors, with the strokes of the web page. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  scene: Scene,
  { x, y, scale, surface }: FigureOptions,
): void {
  doc.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round');
  for (const { paint, d, fill, width } of scene.flat()) {
    const colour = paintOn(surface, paint);
    if (width !== undefined) doc.lineWidth(width);
    doc.path(d);
    if (fill && width !== undefined) doc.fillAndStroke(colour, colour);
    else if (fill) doc.fill(colour);
    else doc.stroke(colour);
  }
  doc.restore();
}
