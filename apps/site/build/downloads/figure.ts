import type { Scene } from '@laliaflia/ui/media/living-figure/scenes.ts';
import { palette } from './palette.ts';

type Paint = Scene[number][number]['paint'];

interface FigureOptions {
  /** Centre of the figure on the page, and how many points one of its units is. */
  x: number;
  y: number;
  scale: number;
  surface: 'leaf' | 'paper';
}

/** Draws a living figure with the pen of the document: the strokes of the web page, as vectors. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  scene: Scene,
  { x, y, scale, surface }: FigureOptions,
): void {
  doc.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round');
  for (const { paint, d, fill, width } of scene.flat()) {
    const colour = surface === 'leaf' ? onLeaf(paint) : onPaper(paint);
    if (width !== undefined) doc.lineWidth(width);
    doc.path(d);
    if (fill && width !== undefined) doc.fillAndStroke(colour, colour);
    else if (fill) doc.fill(colour);
    else doc.stroke(colour);
  }
  doc.restore();
}

function onLeaf(paint: Paint): string {
  if (paint === 'pollen') return palette.pollen;
  if (paint === 'mark') return palette.ink;
  if (paint === 'paper' || paint === 'knob') return palette.leaf;
  return paint === 'ink' ? palette.ground : palette.cell;
}

function onPaper(paint: Paint): string {
  if (paint === 'pollen' || paint === 'knob') return palette.pollen;
  if (paint === 'paper') return palette.paper;
  if (paint === 'ink' || paint === 'mark') return palette.ink;
  if (typeof paint !== 'number') return palette.kingfisher;
  return paint < 0.5
    ? mixed(palette.core, palette.grown, paint * 2)
    : mixed(palette.grown, palette.kingfisher, paint * 2 - 1);
}

function mixed(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
