// Compresses the files of dist once, at the highest level, so that no server compresses them per request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { dist } from './dist'

/** Minimum size of a file to compress. A smaller file saves fewer bytes than the additional headers take. */
const LEAST_BYTES = 1000

/** Compresses on other threads, so that the build draws the pages meanwhile. */
export async function compressStatic(): Promise<void> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  const names = files
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map(({ name, parentPath }) => join(parentPath, name))
  await Promise.all(names.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < LEAST_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}
