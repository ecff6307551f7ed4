import { Resvg } from '@resvg/resvg-js';

/** Pixels of a drawing, in red, green, blue and alpha. It holds no text: letters are outlines by then. */
export function rasterise(svg: string): { width: number; height: number; pixels: Buffer } {
  const { width, height, pixels } = draw(svg);
  return { width, height, pixels };
}

export function rasterisePng(svg: string): Buffer {
  return draw(svg).asPng();
}

function draw(svg: string) {
  // No font is asked for, and looking through the system's would take longer than the drawing.
  return new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
}
