import {
  closeSync,
  cpSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DurableFiles, type EngineFiles } from '../src/embedded/guards/durable-files.ts';

/** What the engine does to its files. Names are relative to the folder; `id` stays with a file when it is renamed. */
type Operation =
  | { kind: 'write'; id: number; file: string; at: number; bytes: Uint8Array }
  | { kind: 'resize'; id: number; file: string; size: number }
  | { kind: 'create'; file: string; isFolder: boolean }
  | { kind: 'rename'; file: string; to: string }
  | { kind: 'remove'; file: string }
  | { kind: 'sync'; id: number };

type Stream = { node: object };

/** The engine's file operations that change something, as Emscripten has them. */
type Operations = {
  stream_ops: {
    fsync(stream: Stream): number;
    write(stream: Stream, memory: Uint8Array, from: number, length: number, at: number): number;
  };
  node_ops: {
    setattr(node: object, attributes: { size?: number }): void;
    mknod(parent: object, entry: string, mode: number, device: number): object;
    rename(node: object, parent: object, entry: string): void;
    unlink(parent: object, entry: string): void;
    rmdir(parent: object, entry: string): void;
  };
};

/** The files of a database, and a record of all that changes them. */
export class RecordedFiles extends DurableFiles {
  readonly operations: Operation[] = [];
  readonly #ids = new Map<string, number>();

  protected override addTo(files: EngineFiles): void {
    super.addTo(files);
    const { stream_ops, node_ops } = files as unknown as Operations;
    const { fsync, write } = stream_ops;
    const { setattr, mknod, rename, unlink, rmdir } = node_ops;
    const name = (node: object) => path.relative(this.rootDir, files.realPath(node));
    const below = (parent: object, entry: string) => path.join(name(parent), entry);
    const { operations } = this;

    stream_ops.fsync = (stream) => {
      operations.push({ kind: 'sync', id: this.#idOf(name(stream.node)) });
      return fsync(stream);
    };
    stream_ops.write = (stream, memory, from, length, at) => {
      const file = name(stream.node);
      const bytes = new Uint8Array(memory.buffer, from, length).slice();
      operations.push({ kind: 'write', id: this.#idOf(file), file, at, bytes });
      return write(stream, memory, from, length, at);
    };
    node_ops.setattr = (node, attributes) => {
      const file = name(node);
      const { size } = attributes;
      if (size !== undefined) operations.push({ kind: 'resize', id: this.#idOf(file), file, size });
      setattr(node, attributes);
    };
    node_ops.mknod = (parent, entry, mode, device) => {
      const file = below(parent, entry);
      this.#ids.delete(file);
      operations.push({ kind: 'create', file, isFolder: (mode & 0o170000) === 0o040000 });
      return mknod(parent, entry, mode, device);
    };
    node_ops.rename = (node, parent, entry) => {
      const [file, to] = [name(node), below(parent, entry)];
      const id = this.#idOf(file);
      // Emscripten removes what had the new name first.
      rename(node, parent, entry);
      this.#ids.delete(file);
      this.#ids.set(to, id);
      operations.push({ kind: 'rename', file, to });
    };
    const remove = (file: string) => {
      this.#ids.delete(file);
      operations.push({ kind: 'remove', file });
    };
    node_ops.unlink = (parent, entry) => {
      remove(below(parent, entry));
      unlink(parent, entry);
    };
    node_ops.rmdir = (parent, entry) => {
      remove(below(parent, entry));
      rmdir(parent, entry);
    };
  }

  #idOf(file: string): number {
    const id = this.#ids.get(file) ?? this.#ids.size + this.operations.length;
    this.#ids.set(file, id);
    return id;
  }
}

/**
 * The folder as a power cut after these operations may leave it: what followed the last sync of a file is there or not,
 * write by write. Names are the file system's own and in their order.
 *
 * @param isKept Asked for each write that nothing has synced.
 */
export function afterPowerCut(
  before: string,
  target: string,
  operations: readonly Operation[],
  isKept: () => boolean,
): void {
  cpSync(before, target, { recursive: true });
  const synced = new Map<number, number>();
  for (const [time, operation] of operations.entries())
    if (operation.kind === 'sync') synced.set(operation.id, time);
  for (const [time, operation] of operations.entries()) {
    if (operation.kind === 'sync') continue;
    const file = path.join(target, operation.file);
    if (operation.kind === 'create') {
      if (operation.isFolder) mkdirSync(file);
      else change(file, 'w', () => {});
    } else if (operation.kind === 'rename') renameSync(file, path.join(target, operation.to));
    else if (operation.kind === 'remove') rmSync(file, { recursive: true });
    else if (time < (synced.get(operation.id) ?? -1) || isKept()) {
      change(file, 'r+', (descriptor) => {
        if (operation.kind === 'resize') ftruncateSync(descriptor, operation.size);
        else writeSync(descriptor, operation.bytes, 0, operation.bytes.length, operation.at);
      });
    }
  }
}

function change(file: string, flags: string, how: (descriptor: number) => void): void {
  const descriptor = openSync(file, flags);
  how(descriptor);
  closeSync(descriptor);
}
