import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's start parameters without `-F`, which turns fsync off. Emscripten has fsync alone, not the default fdatasync. */
export const SYNCED_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** EIO in Emscripten's numbers. PostgreSQL then ends, because it cannot know what the disk has. */
const IO_ERROR = 29

/**
 * A data directory whose files reach the disk before a transaction is acknowledged (SA-02). Emscripten's file system for
 * Node has no fsync: PostgreSQL's calls succeed without an effect. So this class adds it.
 */
export class SyncedFiles extends NodeFS {
  override init(...[client, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(client, { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => addSync(NODEFS)] })
  }
}

function addSync(files: object): void {
  const operations: unknown = Reflect.get(files, 'stream_ops')
  const realPath: unknown = Reflect.get(files, 'realPath')
  if (typeof operations !== 'object' || operations === null || typeof realPath !== 'function')
    throw new Error('PGlite has another file system than expected')
  Reflect.set(operations, 'fsync', (stream: object): number => {
    const descriptor: unknown = Reflect.get(stream, 'nfd')
    try {
      if (typeof descriptor === 'number') fsyncSync(descriptor)
      else syncDirectory(String(Reflect.apply(realPath, files, [Reflect.get(stream, 'node')])))
      return 0
    } catch {
      return IO_ERROR
    }
  })
}

/** Writes a directory's entries to the disk. Emscripten opens no descriptor for a directory. */
function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
