import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FigureChoice } from '../../content/schema/basics.ts';
import { brandFonts } from '../identity/fonts.ts';
import { compose, type Faces, setWords } from './card.ts';
import { cardOf, seeds } from './card-of.ts';
import { Face } from './face.ts';
import { publishSocialImages } from './index.ts';
import { type CardSurface, card, column, drawLayer } from './layer.ts';
import { lineWidth } from './lines.ts';
import { encodePng } from './png.ts';

const titles = [
  'A',
  'About',
  'Building High-Performance Teams',
  'Innovation workshops of one to three days',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  'W'.repeat(48),
  'WWWWWWWW '.repeat(6).trim(),
  'É Å Ñ gjpqy (gjpqy), “gjpqy” & gjpqy',
  'i'.repeat(48),
];
const leads = [undefined, 'Research, structure, testing', 'Wwww '.repeat(10).trim(), 'm'.repeat(48)];

let faces: Faces;
beforeAll(async () => {
  const fonts = await brandFonts(`${titles.join('')}${leads.join('')}laliaflia`, 96);
  faces = { title: new Face(fonts.display), lead: new Face(fonts.text) };
});

const layerOf = (surface: CardSurface, figure: FigureChoice) =>
  drawLayer({ surface, figure, brand: 'laliaflia', face: faces.title });

describe('the words of a card', () => {
  it.each(titles.flatMap((title) => leads.map((lead) => ({ title, lead }))))(
    'stay in their column and are all there: $title, $lead',
    ({ title, lead }) => {
      const setting = setWords({ title, ...(lead !== undefined && { lead }) }, faces);
      const blocks = [setting.title, ...(setting.lead ? [setting.lead] : [])];
      for (const { lines, type, baseline, lineHeight } of blocks) {
        const { space } = (type === setting.title.type ? faces.title : faces.lead).measure(type);
        for (const line of lines)
          expect(lineWidth(line, space)).toBeLessThanOrEqual(column.right - column.left);
        expect(baseline - type.size).toBeGreaterThanOrEqual(column.top - 0.25 * type.size);
        expect(baseline + (lines.length - 1) * lineHeight).toBeLessThan(column.bottom);
      }
      const said = blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join('');
      expect(said).toBe(`${title}${lead ?? ''}`.replaceAll(' ', ''));
      if (setting.lead) {
        const foot = setting.title.baseline + (setting.title.lines.length - 1) * setting.title.lineHeight;
        expect(setting.lead.baseline - setting.lead.type.size).toBeGreaterThan(foot);
      }
    },
  );

  it('are large when they are few', () => {
    const size = (title: string) => setWords({ title }, faces).title.type.size;
    expect(size('About')).toBeGreaterThan(size('Building High-Performance Teams'));
    expect(size('Building High-Performance Teams')).toBeGreaterThan(72);
  });

  it('leave every pixel outside their column as it was', () => {
    const layer = layerOf('ground', { rule: 'strands', seed: 1 });
    for (const title of titles) {
      const { pixels } = compose({ title, lead: 'Research, structure, testing' }, layer, faces);
      const changed = pixels.reduce((found, value, at) => {
        if (value !== layer.picture.pixels[at]) found.push(at);
        return found;
      }, [] as number[]);
      expect(changed.length).toBeGreaterThan(200);
      const xs = changed.map((at) => at % card.width);
      const ys = changed.map((at) => Math.floor(at / card.width));
      // A round letter may reach a hair over the line that its neighbours stand on.
      expect(Math.min(...xs.slice(0, 1e5))).toBeGreaterThanOrEqual(column.left - 8);
      expect(Math.max(...xs.slice(0, 1e5))).toBeLessThanOrEqual(column.right + 8);
      expect(ys[0]).toBeGreaterThan(120);
      expect(ys.at(-1)).toBeLessThan(card.height - 48);
    }
  });
});

describe('the figure of a card', () => {
  it.each(['phyllotaxis', 'branching', 'strands'] as const)('never comes near the words: %s', (rule) => {
    const { width } = card;
    const height = column.bottom - column.top + 2 * column.gap;
    for (let seed = 0; seed < seeds; seed++) {
      const { pixels } = layerOf('leaf', { rule, seed }).picture;
      const row = (y: number) => pixels.subarray(y * width, y * width + column.right + column.gap - 4);
      const rows = Array.from({ length: height }, (_, at) => row(column.top - column.gap + at));
      expect(
        rows.filter((each) => each.some((value) => value !== 0)),
        `seed ${seed}`,
      ).toEqual([]);
      expect(pixels.some((value) => value !== 0)).toBe(true);
    }
  });
});

describe('the file', () => {
  it('is a PNG with a palette that holds the picture as it was composed', async () => {
    const picture = layerOf('night', { rule: 'branching', seed: 3 }).picture;
    const png = await encodePng(picture);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const chunks = new Map<string, Buffer>();
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
      chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect(chunks.get('PLTE')?.length).toBeLessThanOrEqual(256 * 3);
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    expect(rows.length).toBe(1201 * 630);
    expect(rows.subarray(300 * 1201 + 1, 301 * 1201)).toEqual(
      Buffer.from(picture.pixels.subarray(300 * 1200, 301 * 1200)),
    );
    expect(png.length).toBeLessThan(100_000);
  });
});

describe('a second build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = { folder: path.join(folder, 'out'), cache: path.join(folder, 'cache'), brand: 'laliaflia' };
  const image = (name: string, title: string) => ({
    file: `social/${name}.png`,
    card: { title, surface: 'ground', figure: { rule: 'strands', seed: 2 } } as const,
  });

  it('draws changed images and deletes unused ones', async () => {
    expect(await publishSocialImages([image('a', 'One'), image('b/c', 'Two')], at)).toBe(2);
    const first = readFileSync(path.join(at.folder, 'social/a.png'));
    expect(statSync(path.join(at.folder, 'social/b/c.png')).size).toBeGreaterThan(5000);
    expect(await publishSocialImages([image('a', 'One'), image('b/c', 'Three')], at)).toBe(1);
    expect(readFileSync(path.join(at.folder, 'social/a.png')).equals(first)).toBe(true);
    expect(await publishSocialImages([image('a', 'One'), image('b/c', 'Three')], at)).toBe(0);
    expect(await publishSocialImages([image('a', 'One')], { ...at, brand: 'Another' })).toBe(1);
    expect(readdirSync(at.cache)).toHaveLength(1);
  });
});

describe('cardOf', () => {
  const head = (title: string) => ({ title, description: '', keywords: [] });
  const page = (path: string, title: string, more = {}) =>
    cardOf(
      { path, head: head(title), subject: undefined, variant: undefined, ...more },
      { accent: 'design', brand: 'laliaflia' },
    );

  it('puts the text after the colon below, without the brand', () => {
    expect(page('/x', 'UX design: research, testing | laliaflia')).toMatchObject({
      title: 'UX design',
      lead: 'Research, testing',
      surface: 'kingfisher',
    });
    expect(page('/x', 'Terms of Service | laliaflia')).not.toHaveProperty('lead');
  });

  it('uses the figure of the record, or one chosen by the address', () => {
    expect(page('/applied-imagination', 'A').figure.rule).toBe('branching');
    expect(page('/innovators-dna', 'A').figure.rule).toBe('strands');
    expect(page('/workshop-details', 'A', { variant: 'engine' }).figure.rule).toBe('strands');
    expect(page('/', 'A').figure.rule).toBe('phyllotaxis');
    expect(page('/a', 'A').figure).toEqual(page('/a', 'B').figure);
    const grown = ['/a', '/b', '/c', '/d', '/e'].map((each) => JSON.stringify(page(each, 'A').figure));
    expect(new Set(grown).size).toBe(5);
  });

  it('names section and author of an article', () => {
    const article = { published: '2024-01-01', author: 'Ann', section: 'Culture', tags: [] };
    const subject = { figure: { rule: 'strands', seed: seeds + 2 } };
    expect(
      page('/blog/a', 'A | laliaflia', { head: { ...head('A: B | laliaflia'), article }, subject }),
    ).toEqual({
      title: 'A: B',
      lead: 'Culture, by Ann',
      surface: 'night',
      figure: { rule: 'strands', seed: 2 },
    });
  });
});
