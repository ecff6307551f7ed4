import { create, type Font } from 'fontkit';
import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';

const headings = 'h1, h2, h3, h4';

/** No page shows a letter that its face lacks, which the reader's system would draw in another one. */
export function missingLetters({ pages, files }: BuiltSite): Fault[] {
  const drawn = (face: string) => {
    const faces = [...files.values()].filter(({ path }) => path.startsWith(`/assets/${face}-`));
    return new Set(faces.flatMap(({ body }) => (create(body) as Font).characterSet));
  };
  const text = drawn('hanken-grotesk');
  const display = drawn('bricolage-grotesque');
  // A site without these faces has nothing to lack.
  if (text.size === 0) return [];
  return pages.flatMap((page): Fault[] => {
    const lacking = [
      ...lettersOf(page, headings).filter((letter) => !display.has(letter.codePointAt(0) ?? 0)),
      ...lettersOf(page, 'body').filter((letter) => !text.has(letter.codePointAt(0) ?? 0)),
    ];
    if (lacking.length === 0) return [];
    return [
      {
        file: page.file,
        wrong: `letters that no file of their face draws: ${[...new Set(lacking)].join(' ')}`,
        allowed: 'letters of Bricolage Grotesque in headings and of Hanken Grotesk elsewhere',
      },
    ];
  });
}

function lettersOf({ $ }: BuiltPage, selector: string): string[] {
  const visible = $(selector).clone();
  visible.find('script, style').remove();
  return [...new Set(visible.text().replace(/[\s\u00ad\u200b]/g, ''))];
}
