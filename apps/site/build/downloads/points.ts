import type { BrochureWords } from '../../content/downloads/brochure.ts';
import { palette } from '../identity/palette.ts';
import { type Doc, decoration, rule, type Structure, say } from './sheet.ts';

/** A list under a heading, with marks that change from round to square. */
export function points(
  doc: Doc,
  root: Structure,
  { title, items }: BrochureWords['workshops'][number]['lists'][number],
  x: number,
  top: number,
  width: number,
): void {
  say(doc, root, 'H3', () =>
    doc.font('display').fontSize(17).fillColor(palette.ink).text(title, x, top, { width }),
  );
  const list = doc.struct('L');
  root.add(list);
  let y = doc.y + 10;
  items.forEach((item, i) => {
    decoration(doc, () => {
      rule(doc, y, palette.line, 0.75, x, width);
      // The marks change from a round cell to a square tile, as on the pages.
      const corner = 3.5 - (i / Math.max(1, items.length - 1)) * 2.6;
      doc.roundedRect(x, y + 13.5, 7, 7, corner).fill(palette.leafText);
    });
    const entry = doc.struct('LI');
    list.add(entry);
    say(doc, entry, 'LBody', () =>
      doc
        .font('text')
        .fontSize(11.5)
        .fillColor(palette.ink)
        .text(item, x + 18, y + 9, { width: width - 18, lineGap: 2 }),
    );
    entry.end();
    y = doc.y + 8;
  });
  list.end();
}
