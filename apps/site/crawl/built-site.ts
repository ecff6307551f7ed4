import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { formSkeletonsPage } from '../build/host/form-skeletons.ts';
import { matchRedirect, parseRedirects, type RedirectRule } from '../host/redirects.ts';
import { type StaticFile, StaticSite } from '../host/static-site.ts';

export interface BuiltPage {
  /** Path below the built folder. */
  file: string;
  /** The address for visitors: path, and for a variant its query. */
  address: string;
  source: string;
  $: CheerioAPI;
}

export type Destination =
  | { kind: 'page'; page: BuiltPage; anchor: string }
  | { kind: 'file'; file: StaticFile }
  | { kind: 'external'; url: URL }
  | { kind: 'missing' };

/** What is wrong, for the author of the page. */
export interface Fault {
  /** Path below the built folder. */
  file: string;
  wrong: string;
  /** Finishes "allowed is …". */
  allowed: string;
}

export interface BuiltSite {
  /** Origin of the canonical links. */
  origin: string;
  pages: readonly BuiltPage[];
  files: ReadonlyMap<string, StaticFile>;
  /** Resolves an address with the host's own rules. A path is resolved below `base`. */
  resolve: (address: string, base?: string) => Destination;
}

/** The built folder as the host reads it, with each page parsed. */
export function readBuiltSite(root: string, origin: string): BuiltSite {
  const folder = new StaticSite(root);
  const redirectsFile = path.join(root, '_redirects');
  const rules = parseRedirects(existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '');
  const pages = [...folder.files.values()]
    // The form skeletons are only for the host.
    .filter(({ path: address }) => address.endsWith('.html') && address !== `/${formSkeletonsPage}`)
    .map((file): BuiltPage => {
      const source = file.body.toString('utf8');
      // Parsed without scripting, so that the content of <noscript> is part of the page.
      const $ = load(source, { scriptingEnabled: false });
      return { file: file.path.slice(1), address: addressOf(file.path, rules), source, $ };
    });
  const byFile = new Map(pages.map((page) => [`/${page.file}`, page]));

  function answer(pathname: string, search: string, hops = 0): StaticFile | undefined {
    const found = folder.find(pathname);
    const rule = matchRedirect(rules, pathname, search);
    if (rule !== undefined && (rule.force || found.kind === 'missing')) {
      const to = new URL(rule.to, origin);
      if (rule.status === 200) return answerWithFile(to.pathname);
      if (rule.status >= 400 || hops === 5) return undefined;
      return answer(to.pathname, to.search, hops + 1);
    }
    if (found.kind === 'redirect') return answer(found.to, search, hops + 1);
    return found.kind === 'file' ? found.file : undefined;
  }

  function answerWithFile(pathname: string): StaticFile | undefined {
    const found = folder.find(pathname);
    return found.kind === 'file' ? found.file : undefined;
  }

  function resolve(address: string, base = '/'): Destination {
    const url = URL.parse(address, new URL(base, origin));
    if (url === null) return { kind: 'missing' };
    if (url.origin !== new URL(origin).origin) return { kind: 'external', url };
    const file = answer(decodeURIComponent(url.pathname), url.search);
    if (file === undefined) return { kind: 'missing' };
    const page = byFile.get(file.path);
    return page === undefined
      ? { kind: 'file', file }
      : { kind: 'page', page, anchor: decodeURIComponent(url.hash.slice(1)) };
  }

  return { origin, pages, files: folder.files, resolve };
}

/** `/x.html` has the address `/x`; a variant has the address whose rewrite rule leads to it. */
function addressOf(file: string, rules: readonly RedirectRule[]): string {
  const rule = rules.find(({ to, status }) => to === file && status === 200);
  if (rule === undefined) return file.replace(/(index)?\.html$/, '') || '/';
  return `${rule.from}?${new URLSearchParams(rule.query)}`;
}
