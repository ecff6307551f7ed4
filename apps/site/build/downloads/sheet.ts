/*
 * The common parts of every page of the brochure: sizes, tagged and decorative content, and the two marks of the
 * brand.
 */

export type Doc = PDFKit.PDFDocument;
/** A part of the document structure that screen readers follow. */
export type Structure = PDFKit.PDFStructureElement;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 54 } as const;
export const column = page.width - 2 * page.margin;

/** Drawing that screen readers skip. */
export function decoration(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Text as a part of the structure. */
export function say(doc: Doc, parent: Structure, type: string, write: () => void): void {
  parent.add(doc.struct(type, {}, write));
}

export function rule(
  doc: Doc,
  y: number,
  colour: string,
  weight: number,
  x: number = page.margin,
  width = column,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .stroke(colour);
}

/** Draws an hour as a tile and a day as a row of eight; the shapes change from a round cell to a square. */
export function hourTiles(doc: Doc, x: number, y: number, hours: number, colour: string, tile: number): void {
  const pitch = tile * 1.36;
  for (let i = 0; i < hours; i++) {
    const corner = (tile / 2) * (1 - (0.82 * i) / Math.max(1, hours - 1));
    doc.roundedRect(x + (i % 8) * pitch, y + Math.floor(i / 8) * pitch, tile, tile, corner).fill(colour);
  }
}

/** Collects the finished file. */
export function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
