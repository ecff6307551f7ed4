import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeskSite } from '../data/site.ts';

/** Where the desk is, at the address of the site or of a host of its own. */
const base = '/desk';

export interface DeskConfig {
  /** Base address of the Supabase-compatible API. */
  api: string;
  /** Its publishable key. */
  key: string;
  /** Whether the API tells of changes over a socket, as hosted Supabase does. */
  realtime: boolean;
  /** What the desk says of the site. */
  site: DeskSite;
  /** On every answer. */
  headers: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');
const packages = path.resolve(root, '../../packages');
const sources = [root, path.join(packages, 'ui/src'), path.join(packages, 'leads/src')];
const aside = /(^|\/)(node_modules|[.]cache|dist|stories)\/|[.](test|stories)[.]tsx?$|[.]md$/;
/** Beside what was built: what it was built of. */
const stamp = '.sources';

/**
 * Builds the desk into a folder that any static host serves: one page for all of its addresses, its files, and what the host
 * has to know (`_headers`, `_redirects`). Does nothing where that is done.
 */
export async function publishDesk(config: DeskConfig, folder: string): Promise<void> {
  const { api, key, realtime, site, headers } = config;
  const made = hashSources(JSON.stringify(config));
  const stampFile = path.join(folder, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === made) return;
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  await build(path.join(next, base));
  const page = path.join(next, base, 'index.html');
  const values = { api, key, realtime: realtime ? 'yes' : '', site: JSON.stringify(site) };
  const settings = Object.entries(values).map(
    ([name, value]) => `<meta name="desk:${name}" content="${escaped(value)}">`,
  );
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${settings.join('')}</head>`));
  writeFileSync(path.join(next, '_headers'), headersFile(headers));
  writeFileSync(path.join(next, '_redirects'), `${base}/* ${base}/index.html 200\n`);
  writeFileSync(path.join(next, stamp), made);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(next, folder);
}

async function build(outDir: string): Promise<void> {
  // Vite keeps an existing NODE_ENV, and would then compile for React's development version.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  await vite.build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

function headersFile(headers: DeskConfig['headers']): string {
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...headers, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }),
    `${base}/assets/*`,
    ...lines({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    '',
  ].join('\n');
}

function hashSources(config: string): string {
  const hash = createHash('sha256').update(process.version).update(config);
  for (const folder of sources) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => !aside.test(path.relative(folder, file)));
    for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function escaped(text: string): string {
  return text.replace(/[&"<]/g, (character) => `&#${character.charCodeAt(0)};`);
}
