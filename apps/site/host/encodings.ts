import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './static-site.ts';

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
/** Below this a compressed copy saves nothing that a packet would not carry anyway. */
const smallest = 200;

/**
 * Quick takes some milliseconds and leaves an eighth more bytes than good. The best saves another fiftieth and takes three
 * times as long as good: worth it for files whose name is a hash of their content, which an edited word leaves alone.
 */
type Effort = 'best' | 'good' | 'quick';

const qualities: Record<Effort, number> = { best: 11, good: 10, quick: 6 };

const compressors = {
  br: (body: Buffer, effort: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} satisfies Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>>;

/** What the visitor takes, best first. `q=0` is a refusal. */
export function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) =>
    accepted.some((part) => part.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part)),
  );
}

/**
 * Compressed copies. The best are made ahead, once for each content, and kept on disk; a file that has none is
 * compressed quickly when it is asked for. They lie outside the built folder, because the production host makes its own
 * and would publish ours as files.
 */
export class CompressedCopies {
  readonly #folder: string;
  readonly #copies = new Map<string, Promise<Buffer | undefined>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get(file: StaticFile, encoding: Encoding): Promise<Buffer | undefined> {
    if (!isCompressible(file)) return Promise.resolve(undefined);
    const name = `${file.hash}.${encoding}`;
    const copy = this.#copies.get(name) ?? this.#find(name, file.body, encoding);
    this.#copies.set(name, copy);
    return copy;
  }

  /** Makes good copies of these files. */
  async warm(files: Iterable<StaticFile>): Promise<void> {
    const all = [...files].filter(isCompressible);
    await Promise.all(all.flatMap((file) => [this.#make(file, 'br'), this.#make(file, 'gzip')]));
  }

  async #find(name: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const location = path.join(this.#folder, name);
    return existsSync(location) ? readFileSync(location) : compressors[encoding](body, 'quick');
  }

  async #make({ hash, body, type }: StaticFile, encoding: Encoding): Promise<void> {
    const location = path.join(this.#folder, `${hash}.${encoding}`);
    if (existsSync(location)) return;
    const unfinished = `${location}.${process.pid}`;
    // Every page names the newest scripts, so all pages are other files after each change.
    const effort = type.startsWith('text/html') ? 'good' : 'best';
    writeFileSync(unfinished, await compressors[encoding](body, effort));
    renameSync(unfinished, location);
  }
}

function isCompressible({ type, body }: StaticFile): boolean {
  return compressible.test(type) && body.length >= smallest;
}
