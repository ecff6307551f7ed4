import { Resvg } from '@resvg/resvg-js';

/** Pixels of a drawing as red, green, blue and alpha. The drawing has no text elements, only outlines. */
export function rasterise(svg: string): { width: number; height: number; pixels: Buffer } {
  const { width, height, pixels } = draw(svg);
  return { width, height, pixels };
}

export function rasterisePng(svg: string): Buffer {
  return draw(svg).asPng();
}

function draw(svg: string) {
  // No font is needed, and loading the system's fonts would take longer than the drawing.
  return new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
}
