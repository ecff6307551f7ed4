import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';

interface Reference {
  /** As written in the page. */
  address: string;
  /** `<a href="…">` */
  where: string;
}

const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'action', 'formaction', 'poster', 'data', 'cite'];
const withAddress = attributes.map((name) => `[${name}]`).join();

/** Every address that a page refers to, including the chunks for hydration. */
function references($: CheerioAPI): Reference[] {
  const found = $<Element, string>(withAddress)
    .toArray()
    .flatMap((element) =>
      attributes.flatMap((name): Reference[] => {
        const value = element.attribs[name];
        if (value === undefined) return [];
        const addresses = name.endsWith('srcset') ? candidates(value) : [value];
        return addresses.map((address) => ({ address, where: `<${element.name} ${name}="${value}">` }));
      }),
    );
  const chunks = ['data-chunks', 'data-page-chunks'].flatMap((name) =>
    ($('#root').attr(name) ?? '')
      .split(' ')
      .filter(Boolean)
      .map((address) => ({ address, where: `${name} "${address}"` })),
  );
  return [...found, ...chunks];
}

function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '');
}

/** Every reference leads to a page, variant, file or anchor, through the host's redirects. */
export function deadLinks({ pages, resolve }: BuiltSite): Fault[] {
  return pages.flatMap((page) =>
    references(page.$).flatMap(({ address, where }): Fault[] => {
      const fault = (wrong: string, allowed: string) => [
        { file: page.file, wrong: `${where} ${wrong}`, allowed },
      ];
      if (address.trim() === '') return fault('is empty', 'an address, or no link');
      if (address === '#') return fault('leads nowhere', 'an address, or a button');
      if (/^(mailto|tel|data):/i.test(address)) return [];
      if (/^javascript:/i.test(address)) return fault('is a script', 'an address, or a button');
      const own = isOwn(address, page);
      const destination = own
        ? ({ kind: 'page', page, anchor: anchorOf(address) } as const)
        : resolve(address, page.address);
      if (destination.kind === 'missing') {
        return fault('leads to no page and no file', 'an address that the host answers with 200');
      }
      if (destination.kind !== 'page' || destination.anchor === '') return [];
      return hasAnchor(destination.page, destination.anchor)
        ? []
        : fault(`leads to ${destination.page.file}, which has no such anchor`, 'the id of an element there');
    }),
  );
}

/** The page for unknown addresses may refer to itself, though the host answers its address with 404. */
function isOwn(address: string, { $, file }: BuiltPage): boolean {
  return (
    address.startsWith('#') || (file === '404.html' && address === $('link[rel=canonical]').attr('href'))
  );
}

function anchorOf(address: string): string {
  return decodeURIComponent(/#(.*)$/.exec(address)?.[1] ?? '');
}

function hasAnchor({ $ }: BuiltPage, id: string): boolean {
  return $(`[id="${id.replace(/["\\]/g, '\\$&')}"]`).length > 0;
}

/** `mailto:` and `tel:` links are complete, and links to other hosts are those of the content. */
export function links({ pages, origin }: BuiltSite, hosts: ReadonlySet<string>): Fault[] {
  return pages.flatMap((page) =>
    references(page.$).flatMap(({ address, where }): Fault[] => {
      const fault = (wrong: string, allowed: string) => [
        { file: page.file, wrong: `${where} ${wrong}`, allowed },
      ];
      if (/^mailto:/i.test(address)) {
        return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?(subject|body|cc)=[^\s&]+(&[^\s]+)?)?$/i.test(address)
          ? []
          : fault('is no address to write to', '"mailto:name@place.example", with a subject or without');
      }
      if (/^tel:/i.test(address)) {
        return /^tel:\+\d{7,15}$/.test(address)
          ? []
          : fault('is no number to call', '"tel:+" and 7 to 15 digits');
      }
      const url = URL.parse(address);
      if (url === null || !/^https?:$/.test(url.protocol) || url.origin === origin) return [];
      return hosts.has(url.host)
        ? []
        : fault(`leads to ${url.host}`, `a host that the content names: ${[...hosts].join(', ')}`);
    }),
  );
}

/** Pages whose own links are told apart by their names: equal words lead to one address. */
const toldApart = ['/workshops'];

/** Links of one name in the main part of a page lead to one address. */
export function ambiguous({ pages }: BuiltSite): Fault[] {
  return pages
    .filter(({ address }) => toldApart.includes(address))
    .flatMap(({ $, file }) => {
      const known = new Map<string, string>();
      return $<Element, string>('main a[href]')
        .toArray()
        .flatMap((element): Fault[] => {
          const name = (element.attribs['aria-label'] ?? $(element).text()).replace(/\s+/g, ' ').trim();
          const { href = '' } = element.attribs;
          const other = known.get(name) ?? href;
          known.set(name, other);
          if (other === href) return [];
          return [
            { file, wrong: `two links "${name}" lead to ${other} and ${href}`, allowed: 'a name for each' },
          ];
        });
    });
}

/** Links lead from the home page to every page that search engines should index. */
export function unreachable({ pages, resolve }: BuiltSite, listed: readonly string[]): Fault[] {
  const start = pages.find(({ address }) => address === '/');
  const seen = new Set<BuiltPage>();
  const open = start === undefined ? [] : [start];
  for (const page of open) {
    if (seen.has(page)) continue;
    seen.add(page);
    for (const element of page.$('a[href]').toArray()) {
      const destination = resolve(element.attribs.href ?? '', page.address);
      if (destination.kind === 'page' && !seen.has(destination.page)) open.push(destination.page);
    }
  }
  return listed.flatMap((address) => {
    const destination = resolve(address);
    if (destination.kind !== 'page' || seen.has(destination.page)) return [];
    const { file } = destination.page;
    return [{ file, wrong: 'no chain of links leads to it from the home page', allowed: 'a link' }];
  });
}

/** Addresses of this site in files for machines: sitemap, feeds, calendar, manifest. */
export function filesForMachines({ files, origin, resolve }: BuiltSite): Fault[] {
  const readable = [...files.values()].filter(({ path }) => /\.(xml|txt|ics|json|webmanifest)$/.test(path));
  return readable.flatMap(({ path, body }) => {
    const text = body.toString('utf8');
    // Calendar lines are folded, so a whole address may be split over two lines.
    const unfolded = path.endsWith('.ics') ? text.replace(/\r?\n[ \t]/g, '') : text;
    // A feed contains HTML with escaped characters.
    const plain = path.endsWith('.xml') ? unescaped(unescaped(unfolded)) : unfolded;
    const absolute = [...plain.matchAll(/https?:\/\/[^\s"'<>\\]+/g)].map(([address]) => address);
    const own = absolute.filter((address) => address === origin || address.startsWith(`${origin}/`));
    const relative = path.endsWith('.webmanifest') ? manifestAddresses(text) : [];
    return [...own, ...relative]
      .filter((address) => resolve(address).kind === 'missing')
      .map((address) => ({
        file: path.slice(1),
        wrong: `${address} leads to no page and no file`,
        allowed: 'an address that the host answers with 200',
      }));
  });
}

function unescaped(xml: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };
  return xml.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name: string) => signs[name] ?? '');
}

function manifestAddresses(text: string): string[] {
  return [...text.matchAll(/"(?:src|start_url|url|id|scope)"\s*:\s*"(\/[^"]*)"/g)].map(
    ([, address = '']) => address,
  );
}
