import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './static-site.ts';

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/;
/** Below this a compressed copy saves nothing that a packet would not carry anyway. */
const smallest = 200;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** What the visitor takes, best first. `q=0` is a refusal. */
export function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) =>
    accepted.some((part) => part.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part)),
  );
}

/**
 * Compressed copies, made once for each content and kept on disk. They lie outside the built folder, because the
 * production host makes its own and would publish ours as files.
 */
export class CompressedCopies {
  readonly #folder: string;
  readonly #copies = new Map<string, Promise<Buffer | undefined>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get(file: StaticFile, encoding: Encoding): Promise<Buffer | undefined> {
    if (!compressible.test(file.type) || file.body.length < smallest) return Promise.resolve(undefined);
    const name = `${file.hash}.${encoding}`;
    const copy = this.#copies.get(name) ?? this.#make(name, file.body, encoding);
    this.#copies.set(name, copy);
    return copy;
  }

  async warm(files: Iterable<StaticFile>): Promise<void> {
    await Promise.all([...files].flatMap((file) => [this.get(file, 'br'), this.get(file, 'gzip')]));
  }

  async #make(name: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    const location = path.join(this.#folder, name);
    if (existsSync(location)) return readFileSync(location);
    const copy = await compressors[encoding](body);
    const unfinished = `${location}.${process.pid}`;
    writeFileSync(unfinished, copy);
    renameSync(unfinished, location);
    return copy;
  }
}
