import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from '../sync-path.ts';

/** The part of Emscripten's Node file system that the guard adds to. */
export type EngineFiles = {
  realPath(node: object): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?(stream: OpenFile): number; read: FileOperation; write: FileOperation };
  node_ops: { mknod(folder: object, name: string, mode: number, device: number): object };
};

type EngineNames = {
  filesystems: { NODEFS: EngineFiles };
  lookupNode(folder: object, name: string): object;
  destroyNode(node: object): void;
};

type OpenFile = { node: object; nfd?: number };
type FileOperation = (
  stream: OpenFile,
  memory: Uint8Array,
  from: number,
  length: number,
  at: number,
) => number;

type Session = {
  run(statements: string): Promise<void>;
  query<Row>(statement: string): Promise<Row[]>;
};

/**
 * Danger: PGlite starts Postgres with -F, and its Node file system has no fsync. Each commit is answered while it stands
 * in the memory of the operating system alone: a power cut loses it, and may leave the files of different moments.
 *
 * Guard: the engine's calls reach the disk, and an error of the disk reaches the engine.
 *
 * Danger: it keeps the name of a file that the disk refused to make. Once the disk is well again, Postgres finds that the
 * file exists, and cannot make it until the database is opened again.
 *
 * Guard: the name is forgotten.
 */
export class DurableFiles extends NodeFS {
  /** How many files and folders have been synced. */
  synced = 0;
  readonly #onWork: () => void;

  /** @param onWork Called whenever the engine reads or writes a file, in the midst of its statement. */
  constructor(folder: string, onWork: () => void = () => {}) {
    super(folder);
    this.#onWork = onWork;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const addGuards = (module: Parameters<(typeof preRun)[number]>[0]) => {
      const { FS } = module as unknown as { FS: EngineNames };
      this.addTo(FS.filesystems.NODEFS);
      forgetRefused(FS);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addGuards] } };
  }

  protected addTo(files: EngineFiles): void {
    files.stream_ops.fsync = ({ node, nfd }) => {
      // Folders have no descriptor.
      files.tryFSOperation(() => (nfd === undefined ? syncPath(files.realPath(node)) : fsyncSync(nfd)));
      this.synced += 1;
      return 0;
    };
    const { read, write } = files.stream_ops;
    const onWork = this.#onWork;
    files.stream_ops.read = (...operation) => {
      onWork();
      return read(...operation);
    };
    files.stream_ops.write = (...operation) => {
      onWork();
      return write(...operation);
    };
  }
}

function forgetRefused({ filesystems: { NODEFS }, lookupNode, destroyNode }: EngineNames): void {
  const { mknod } = NODEFS.node_ops;
  NODEFS.node_ops.mknod = (folder, name, ...how) => {
    try {
      return mknod(folder, name, ...how);
    } catch (error) {
      destroyNode(lookupNode(folder, name));
      throw error;
    }
  };
}

/** Of its usual 128 MB of buffers all become resident at the start; the operating system buffers the same files. */
const smallBuffers = ['-c', 'shared_buffers=32MB'];

/** In place of -F. The engine's fdatasync, the usual method, does nothing. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...smallBuffers,
];

/** For a database that is thrown away. */
export const scratchStart = [...PGlite.defaultStartParams, ...smallBuffers];

/** Fails where the guard no longer grips: a checkpoint always syncs. */
export async function requireSyncing({ query, run }: Session, files: DurableFiles): Promise<void> {
  const before = files.synced;
  await run('checkpoint');
  const settings = await query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'wal_sync_method') order by name",
  );
  const found = settings.map(({ setting }) => setting).join();
  if (files.synced > before && found === 'on,on,fsync') return;
  throw new Error(
    `The database does not sync to the disk (${found}, ${files.synced - before} syncs at a checkpoint): leads could be ` +
      'lost with the power. Pin the version of @electric-sql/pglite of before, or rewrite guards/durable-files.ts.',
  );
}
