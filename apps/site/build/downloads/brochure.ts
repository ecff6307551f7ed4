import { branchingScene, phyllotaxisScene, type Scene, strandsScene } from '@laliaflia/ui/figures';
import PDFDocument from 'pdfkit';
import { type BrochureWords, brochureWords } from '../../content/downloads/brochure.ts';
import { site } from '../../content/site.ts';
import { brandFonts } from '../identity/fonts.ts';
import { palette } from '../identity/palette.ts';
import { drawFigure } from './figure.ts';
import { points } from './points.ts';
import {
  collect,
  column,
  type Doc,
  decoration,
  hourTiles,
  page,
  rule,
  type Structure,
  say,
} from './sheet.ts';

type Workshop = BrochureWords['workshops'][number];

/** The brochure of the workshops: a cover and a page for each. A tagged PDF, so screen readers can read it. */
export async function brochure({ made }: { made: Date }): Promise<Buffer> {
  const words = brochureWords;
  const fonts = await brandFonts([...new Set(`${JSON.stringify(words)} 0123456789/–·`)].join(''));
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: site.language,
    info: {
      Title: `${words.title} | ${site.brand}`,
      Author: words.publisher,
      Subject: words.lead,
      Keywords: words.keywords,
      CreationDate: made,
      ModDate: made,
    },
  });
  const written = collect(doc);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);

  const root = doc.struct('Document');
  doc.addStructure(root);
  cover(doc, root, words);
  words.workshops.forEach((workshop, i) => {
    workshopPage(doc, root, workshop, figures[i % figures.length] as FigureOnPage);
    foot(doc, root, words, i + 2);
  });
  root.end();
  doc.end();
  return written;
}

interface FigureOnPage {
  scene: Scene;
  /** Position of the figure's origin, and the size of one of its units. */
  x: number;
  y: number;
  scale: number;
}

const figures: readonly FigureOnPage[] = [
  { scene: phyllotaxisScene({ cells: 150, parts: 2, seed: 5 }), x: 508, y: 128, scale: 0.19 },
  { scene: branchingScene({ seed: 8, tips: 7 }), x: 330, y: 34, scale: 0.27 },
  { scene: strandsScene({ seed: 3 }), x: 330, y: 52, scale: 0.27 },
];

function cover(
  doc: Doc,
  root: Structure,
  { title, lead, contact, publisher, workshops }: BrochureWords,
): void {
  doc.addPage();
  decoration(doc, () => {
    doc.rect(0, 0, page.width, page.height).fill(palette.leaf);
    const scene = phyllotaxisScene({ cells: 420, parts: 4, seed: 7 });
    drawFigure(doc, scene, { x: 462, y: 516, scale: 0.28, surface: 'leaf' });
  });
  say(doc, root, 'P', () =>
    doc.font('strong').fontSize(13).fillColor(palette.ground).text(publisher, page.margin, page.margin),
  );
  say(doc, root, 'H1', () =>
    doc
      .font('display')
      .fontSize(60)
      .fillColor(palette.paper)
      .text(title, page.margin, 104, { width: 400, lineGap: -8, characterSpacing: -1 }),
  );
  say(doc, root, 'P', () =>
    doc
      .font('text')
      .fontSize(15)
      .fillColor(palette.leafSoft)
      .text(lead, page.margin, doc.y + 18, { width: 330, lineGap: 4 }),
  );
  const list = doc.struct('L');
  root.add(list);
  let y = 652;
  for (const { title: name, hours } of workshops) {
    const item = doc.struct('LI');
    list.add(item);
    decoration(doc, () => hourTiles(doc, page.margin, y, hours, palette.cell, 8));
    say(doc, item, 'LBody', () =>
      doc
        .font('strong')
        .fontSize(11)
        .fillColor(palette.paper)
        .text(name, page.margin + 100, y - 2, { width: 100 }),
    );
    item.end();
    y += 11 * Math.ceil(hours / 8) + 16;
  }
  list.end();
  say(doc, root, 'P', () =>
    doc
      .font('text')
      .fontSize(10)
      .fillColor(palette.leafSoft)
      .text(contact.lines.slice(0, 2).join('  ·  '), page.margin, page.height - 66, { lineBreak: false }),
  );
}

function workshopPage(
  doc: Doc,
  root: Structure,
  workshop: Workshop,
  { scene, ...place }: FigureOnPage,
): void {
  doc.addPage();
  decoration(doc, () => {
    drawFigure(doc, scene, { ...place, surface: 'paper' });
    hourTiles(doc, page.margin, 62, workshop.hours, palette.leafText, 12);
  });
  say(doc, root, 'H2', () =>
    doc
      .font('display')
      .fontSize(44)
      .fillColor(palette.ink)
      .text(workshop.title, page.margin, 218, { width: column, characterSpacing: -0.6 }),
  );
  say(doc, root, 'P', () =>
    doc
      .font('strong')
      .fontSize(15)
      .fillColor(palette.leafText)
      .text(workshop.subtitle, page.margin, doc.y + 2),
  );
  say(doc, root, 'P', () =>
    doc
      .font('text')
      .fontSize(13)
      .fillColor(palette.ink)
      .text(workshop.description, page.margin, doc.y + 10, { width: 444, lineGap: 3.5 }),
  );
  facts(doc, root, workshop, doc.y + 22);
  const top = doc.y + 26;
  const width = (column - 32) / 2;
  workshop.lists.forEach((list, i) => {
    points(doc, root, list, page.margin + i * (width + 32), top, width);
  });
}

/** Shares of the width: the last value is the longest. */
const shares = [0.24, 0.2, 0.2, 0.36];

/** Pairs side by side below a rule. */
function facts(doc: Doc, root: Structure, { facts: pairs }: Workshop, y: number): void {
  decoration(doc, () => rule(doc, y, palette.ink, 1.5));
  let lowest = y;
  pairs.forEach(([label, value], i) => {
    const width = column * (shares[i] ?? 0.2);
    const x = page.margin + column * shares.slice(0, i).reduce((sum, share) => sum + share, 0);
    say(doc, root, 'P', () => {
      doc
        .font('text')
        .fontSize(9.5)
        .fillColor(palette.muted)
        .text(label, x, y + 12, { width: width - 12 });
      doc
        .font('strong')
        .fontSize(12)
        .fillColor(palette.ink)
        .text(value, x, doc.y + 1, { width: width - 12 });
    });
    lowest = Math.max(lowest, doc.y);
  });
  doc.y = lowest;
}

function foot(doc: Doc, root: Structure, { contact }: BrochureWords, number: number): void {
  const y = page.height - 96;
  decoration(doc, () => {
    rule(doc, y, palette.line, 0.75);
    doc
      .font('text')
      .fontSize(9.5)
      .fillColor(palette.muted)
      .text(String(number), page.width - page.margin - 20, y + 44, {
        width: 20,
        align: 'right',
        lineBreak: false,
      });
  });
  say(doc, root, 'P', () => {
    doc
      .font('strong')
      .fontSize(10.5)
      .fillColor(palette.ink)
      .text(contact.title, page.margin, y + 14);
    doc
      .font('text')
      .fontSize(9.5)
      .fillColor(palette.muted)
      .text(contact.text, page.margin, doc.y + 1)
      .text(contact.lines.join('  ·  '), page.margin, doc.y + 1);
  });
}
