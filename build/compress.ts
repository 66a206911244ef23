// Compresses the files of dist once, at the highest level, so that no server compresses them per request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist } from './dist'

/** Minimum size of a file to compress. A smaller file saves fewer bytes than the additional headers take. */
const LEAST_BYTES = 1000

export function compressStatic(): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of files.filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))) {
    const file = join(parentPath, name)
    const content = readFileSync(file)
    if (content.length < LEAST_BYTES) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
