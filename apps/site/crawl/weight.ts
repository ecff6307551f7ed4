import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';

/**
 * What a page may weigh. Bytes are compressed as the host does it when nobody has prepared a copy; each limit is what was
 * reached, with a little room. No limit is a time.
 */
interface Budget {
  /** Everything that the first view waits for: the page with its styles, fonts, eager pictures, the first script. */
  firstView: number;
  elements: number;
}

const usual: Budget = { firstView: 80_000, elements: 1_600 };

/** Pages that are longer than the others. */
const longer: Readonly<Record<string, Budget>> = {
  '/': { firstView: 100_000, elements: 2_400 },
  // 100 kB is the goal; the first three details of its strip have 29.
  '/portfolio': { firstView: 111_000, elements: 2_050 },
};

/** The cover of a case study shows one screen at its own size; a desktop computer's has up to 60 kB. */
const caseStudy: Budget = { firstView: 133_100, elements: 1_000 };

function budgetOf(address: string): Budget {
  return longer[address] ?? (address.startsWith('/portfolio/') ? caseStudy : usual);
}

interface Weight extends Budget {
  /** Requests that the first paint waits for. */
  blocking: string[];
}

/** Each page keeps to its budget of bytes and elements, and nothing that it names holds back its first paint. */
export function tooHeavy({ pages, files }: BuiltSite): Fault[] {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string) => {
    const known = sizes.get(address);
    if (known !== undefined) return known;
    const file = files.get(address);
    const size = file === undefined ? 0 : compressed(file.body, /^(text|image\/svg)/.test(file.type));
    sizes.set(address, size);
    return size;
  };
  return pages.flatMap((page): Fault[] => {
    const { file, address } = page;
    const { firstView, elements, blocking } = weigh(page, sizeOf);
    const budget = budgetOf(address);
    return [
      ...(firstView > budget.firstView
        ? [
            {
              file,
              wrong: `${firstView} bytes until the largest paint`,
              allowed: `${budget.firstView}, from crawl/weight.ts`,
            },
          ]
        : []),
      ...(elements > budget.elements
        ? [{ file, wrong: `${elements} elements`, allowed: `${budget.elements}, from crawl/weight.ts` }]
        : []),
      ...blocking.map((what) => ({
        file,
        wrong: `the first paint waits for ${what}`,
        allowed: 'no request but the page: styles stand in it, scripts are modules',
      })),
    ];
  });
}

function weigh({ $, source }: BuiltPage, sizeOf: (address: string) => number): Weight {
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const needed = [
    ...attributes('link[rel=preload][as=font]', 'href'),
    ...$('img:not([loading=lazy])')
      .toArray()
      .flatMap((image) => pictureOf($, image)),
    ...attributes('script[src]', 'src'),
  ];
  return {
    firstView:
      compressed(Buffer.from(source), true) +
      [...new Set(needed)].reduce((sum, address) => sum + sizeOf(address), 0),
    elements: $('*').length,
    blocking: [
      ...attributes('link[rel=stylesheet]', 'href'),
      ...attributes('script[src]:not([type=module], [async], [defer])', 'src'),
    ],
  };
}

/** The largest file of the format that browsers take first. */
function pictureOf($: BuiltPage['$'], image: Parameters<BuiltPage['$']>[0]): string[] {
  const set = $(image).parent('picture').find('source').first().attr('srcset');
  const address = set?.split(',').at(-1)?.trim().split(/\s/)[0] ?? $(image).attr('src');
  return address === undefined ? [] : [address];
}

function compressed(body: Buffer, isText: boolean): number {
  if (!isText) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}
