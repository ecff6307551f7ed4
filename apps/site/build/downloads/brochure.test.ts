import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { brochureWords } from '../../content/downloads/brochure.ts';
import { downloads } from '../../content/downloads.ts';
import { durationText, priceText } from '../../content/format.ts';
import { workshops } from '../../content/workshops.ts';
import { brandFonts } from '../identity/fonts.ts';
import { brochure } from './brochure.ts';
import { madeDownloads } from './index.ts';

const made = new Date('2026-01-02T03:04:05Z');
let file: Buffer;
/** The objects of the file as text, its streams unpacked. */
let source: string;

beforeAll(async () => {
  file = await brochure({ made });
  source = unpacked(file);
});

describe('the brochure', () => {
  it('is a PDF with a cover and a page for each workshop', () => {
    expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(file.subarray(-7).toString()).toContain('%%EOF');
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1 + brochureWords.workshops.length);
  });

  it('is accessible: a language, a title, a structure with headings and lists', () => {
    expect(source).toContain('/Lang (en-GB)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(source.match(/\/S \/H2\b/g)).toHaveLength(3);
    expect(source.match(/\/S \/LI\b/g)?.length).toBeGreaterThan(20);
  });

  it('embeds its fonts', () => {
    const embedded = new Set(source.match(/\/FontFile2 \d+/g));
    expect(embedded.size).toBe(3);
    expect(source).toContain('+HankenGrotesk');
    expect(source).toContain('+BricolageGrotesque');
    expect(source).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it('is small enough to send on', () => {
    expect(file.length).toBeLessThan(200_000);
  });

  it('says what the records say', () => {
    const words = brochureWords;
    expect(words.workshops.map(({ facts }) => facts.map(([, value]) => value).join(', '))).toEqual(
      Object.values(workshops).map(
        (workshop) =>
          `${durationText(workshop)}, at most ${workshop.maxParticipants}, On Demand, ${priceText(workshop.guidePrice)}`,
      ),
    );
  });
});

describe('the faces', () => {
  it('are plain TrueType, cut to the characters that are needed', async () => {
    const [few, all] = await Promise.all([brandFonts('Aa'), brandFonts('ABCDEFGHIJKLMNOPabcdefghijklmnop')]);
    for (const name of ['display', 'text', 'strong'] as const) {
      expect(few[name].readUInt32BE(0)).toBe(0x00010000);
      expect(few[name].length).toBeLessThan(all[name].length);
    }
    expect(few.text.equals(few.strong)).toBe(false);
  });
});

it('makes every file that the content says the build makes', async () => {
  const files = await madeDownloads('https://www.example.com', made);
  const declared = Object.values(downloads).filter(({ madeByBuild }) => madeByBuild);
  expect(files.map(({ href }) => href).toSorted()).toEqual(declared.map(({ href }) => href).toSorted());
  for (const { body } of files) expect(body.length).toBeGreaterThan(400);
});

function unpacked(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (_, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}
