import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface StaticFile {
  /** Address of the file itself, with extension. */
  path: string;
  body: Buffer;
  type: string;
  /** Of the content: names the compressed copies and becomes the entity tag. */
  hash: string;
}

export type Lookup =
  | { kind: 'file'; file: StaticFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export function contentType(address: string): string {
  return types[path.extname(address)] ?? 'application/octet-stream';
}

/** Read by the host, never served by it. */
const configuration = new Set(['/_headers', '/_redirects']);

/**
 * A folder as the production host serves it with clean addresses on: `x.html` is `/x`, `x/index.html` is `/x/`, and the
 * other spelling of each redirects. The folder is read once, so a build that runs meanwhile never mixes two versions,
 * and a look-up can leave it no more than a key can leave its map.
 */
export class StaticSite {
  readonly files = new Map<string, StaticFile>();

  constructor(root: string) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const location = path.join(entry.parentPath, entry.name);
      const address = `/${path.relative(root, location).split(path.sep).join('/')}`;
      if (configuration.has(address)) continue;
      const body = readFileSync(location);
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
      this.files.set(address, { path: address, body, type: contentType(address), hash });
    }
  }

  find(address: string): Lookup {
    const isFolder = address.endsWith('/');
    const bare = address.replace(/\/+$/, '');
    const exact = this.files.get(isFolder ? `${address}index.html` : address);
    const page = this.files.get(`${bare}.html`);
    if (exact !== undefined) return { kind: 'file', file: exact };
    if (page !== undefined) return isFolder ? { kind: 'redirect', to: bare } : { kind: 'file', file: page };
    return this.files.has(`${bare}/index.html`) ? { kind: 'redirect', to: `${bare}/` } : { kind: 'missing' };
  }
}
