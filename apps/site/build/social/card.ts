import type { FigureChoice } from '../../content/schema/basics.ts';
import type { Face, Ink, Type } from './face.ts';
import type { Indexed } from './indexed.ts';
import { type CardSurface, column, type Layer } from './layer.ts';
import { balancedLines, type Word, withBreaks } from './lines.ts';

/** What one picture says and looks like. */
export interface Card {
  title: string;
  /** Smaller, below the title. */
  lead?: string;
  surface: CardSurface;
  figure: FigureChoice;
}

export interface Faces {
  title: Face;
  lead: Face;
}

export interface Setting {
  title: Block;
  lead: Block | undefined;
}

interface Block {
  type: Type;
  lines: Word[][];
  /** Of the first line. */
  baseline: number;
  lineHeight: number;
}

const sizes = [156, 140, 124, 112, 100, 90, 82, 74, 66, 58, 52, 46, 40, 36, 32, 28];
const leadSizes = [36, 32, 28, 24];
const width = column.right - column.left;
const height = column.bottom - column.top;

/** The largest size in which the words fit, set from the foot of the column upwards. */
export function setWords({ title, lead }: Pick<Card, 'title' | 'lead'>, faces: Faces): Setting {
  const below = lead === undefined ? undefined : setLead(lead, faces.lead);
  const room = height - (below === undefined ? 0 : below.lines.length * below.lineHeight + leadGap);
  const above = setTitle(title, faces.title, room);
  const foot = column.bottom - depth(below ?? above);
  if (below === undefined) return { title: { ...above, baseline: foot - over(above) }, lead: undefined };
  const first = foot - over(below);
  const last = first - below.type.size - leadGap - depth(above);
  return { title: { ...above, baseline: last - over(above) }, lead: { ...below, baseline: first } };
}

const leadGap = 18;

/** From the baseline of the last line to the lowest part of a letter. */
const depth = ({ type }: Pick<Block, 'type'>) => Math.ceil(type.size * 0.22);
/** From the first baseline to the last. */
const over = ({ lines, lineHeight }: Block) => (lines.length - 1) * lineHeight;

function setTitle(text: string, face: Face, room: number): Block {
  for (const size of sizes) {
    const block = blockOf(text, face, { size, tracking: size >= 72 ? -0.02 : -0.015 }, size * 0.98);
    if (block !== undefined && over(block) + size + depth(block) <= room) return block;
  }
  const size = sizes.at(-1) ?? 28;
  const type = { size, tracking: -0.01 };
  const broken = withBreaks(text, face.measure(type), width);
  return blockOf(broken, face, type, size * 1.04) as Block;
}

function setLead(text: string, face: Face): Block {
  for (const size of leadSizes) {
    const block = blockOf(text, face, { size, tracking: 0 }, size * 1.25);
    if (block !== undefined && block.lines.length <= 3) return block;
  }
  const type = { size: leadSizes.at(-1) ?? 24, tracking: 0 };
  return blockOf(withBreaks(text, face.measure(type), width), face, type, type.size * 1.25) as Block;
}

function blockOf(text: string, face: Face, type: Type, lineHeight: number): Block | undefined {
  const lines = balancedLines(text, face.measure(type), width);
  return lines && { type, lines, lineHeight, baseline: 0 };
}

/** The layer with the words on it; the layer itself stays as it is. */
export function compose(card: Pick<Card, 'title' | 'lead'>, layer: Layer, faces: Faces): Indexed {
  const picture = { ...layer.picture, pixels: layer.picture.pixels.slice() };
  const { title, lead } = setWords(card, faces);
  write(picture, title, faces.title, layer.title);
  if (lead !== undefined) write(picture, lead, faces.lead, layer.lead);
  return picture;
}

function write(picture: Indexed, { lines, type, baseline, lineHeight }: Block, face: Face, ink: Ink): void {
  lines.forEach((line, i) => {
    face.write(picture, line, { x: column.left, baseline: baseline + i * lineHeight, type, ink });
  });
}
