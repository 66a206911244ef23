// Compresses the files of dist once, as well as it can be done, so that no server has to.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist } from './dist'

/** Below this a compressed file saves less than its headers weigh. */
const LEAST_BYTES = 1000

export function compressStatic(): void {
  const folder = join(dist, 'static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of files.filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))) {
    const file = join(parentPath, name)
    const content = readFileSync(file)
    if (content.length < LEAST_BYTES) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
