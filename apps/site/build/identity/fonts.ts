import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const ours = (name: string) => readFile(resolve(`@laliaflia/ui/fonts/${name}.woff2`));

export interface BrandFonts {
  display: Buffer;
  text: Buffer;
  strong: Buffer;
}

/**
 * The fonts of the design system for embedding: each in one weight and size, as a TrueType file. Their licence, the SIL
 * Open Font License, allows that.
 */
export async function brandFonts(characters: string, opticalSize = 48): Promise<BrandFonts> {
  const cut = async (name: string, variationAxes: Record<string, number>) =>
    subsetFont(await ours(name), characters, { targetFormat: 'sfnt', noHinting: true, variationAxes });
  const [display, text, strong] = await Promise.all([
    cut('bricolage-grotesque', { opsz: opticalSize }),
    cut('hanken-grotesk', { wght: 400 }),
    cut('hanken-grotesk', { wght: 650 }),
  ]);
  return { display, text, strong };
}
