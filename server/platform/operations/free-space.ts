import { statfs } from 'node:fs/promises'

/** The embedded database ends for good if it cannot create a WAL segment of 16 MB. This leaves room for two. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024
const FRESH_MS = 1_000

/** Free bytes of the disk under a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** Returns a check whether the disk under a directory is nearly full, which looks at most once a second. */
export function createDiskCheck(directory: string, free = freeBytes): () => Promise<boolean> {
  let last = Promise.resolve(false)
  let at = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - at < FRESH_MS) return last
    at = performance.now()
    last = free(directory).then(
      (bytes) => bytes < LEAST_FREE_BYTES,
      // A directory that cannot be looked at has a fault of its own, which the database reports.
      () => false,
    )
    return last
  }
}
