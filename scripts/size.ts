// What a visitor downloads, in kB after brotli: the first screen and the whole, file by file. Fails over the budget.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentsFile, storedContents, type Chunk } from './tools/contents'
import { complain, reason, say } from './tools/run'
import { dist } from './tools/spa'

// The shell's own issue brings these to 109 and 155 kB; until then nothing may be added.
const FIRST_SCREEN_KB = 120
const WHOLE_KB = 157
const FIRST_SCREEN_REQUESTS = 8

/** `/huolto` opens the maintenance process at its first step, and its step is this feature. */
const FIRST_FEATURE = 'find-vehicle'
const FIRST_REQUEST = new RegExp(`/(maintenance|${FIRST_FEATURE})(/index(\\.ts)?)?$`)

const belongsToFirstFeature = (module: string): boolean => module.includes(`features/${FIRST_FEATURE}/`)

function isFirstScreen({ initial, loadedBy }: Chunk): boolean {
  return initial || loadedBy.some(({ module, request }) => FIRST_REQUEST.test(request) || belongsToFirstFeature(module))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const kilobytes = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length / 1000

function readChunks(): Chunk[] {
  if (!existsSync(contentsFile)) throw new Error('Nothing is built: run "npm run build" first.')
  const chunks = storedContents()
  const missing = chunks.flatMap(({ files }) => files).find((file) => !existsSync(join(dist, file)))
  if (missing) throw new Error(`dist has no ${missing}: run "npm run build" again.`)
  return chunks
}

/** The page's tags and the bundler's own account of what comes first are two witnesses; they have to agree. */
function checkAgainstPage(first: readonly Chunk[]): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = first.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const absent = files.find((file) => !page.includes(file))
  if (absent) throw new Error(`index.html does not load ${absent}.`)
  if (!first.some(({ modules }) => modules.some(belongsToFirstFeature)))
    throw new Error(
      `No file of the first screen holds features/${FIRST_FEATURE}; adapt scripts/size.ts to the new routes.`,
    )
}

function gate(name: string, value: number, limit: number, unit: string): boolean {
  const within = value <= limit
  say(
    `${name.padEnd(24)}${value.toFixed(unit === 'kB' ? 1 : 0).padStart(7)} ${unit} of ${limit}${within ? '' : '  TOO MUCH'}`,
  )
  return within
}

function measure(): boolean {
  const chunks = readChunks()
  const first = chunks.filter(isFirstScreen)
  checkAgainstPage(first)
  const firstFiles = new Set(first.flatMap(({ files }) => files))
  const sizes = new Map(chunks.flatMap(({ files }) => files).map((file) => [file, kilobytes(file)]))
  for (const [file, size] of [...sizes].toSorted(([, a], [, b]) => b - a))
    say(`${firstFiles.has(file) ? 'first' : 'later'}  ${size.toFixed(1).padStart(6)} kB  ${file}`)
  const firstSize = sum([...firstFiles].map((file) => sizes.get(file) ?? 0))
  return [
    gate('First screen', firstSize, FIRST_SCREEN_KB, 'kB'),
    gate('First screen, requests', firstFiles.size + 1, FIRST_SCREEN_REQUESTS, ''),
    gate('Whole', sum([...sizes.values()]), WHOLE_KB, 'kB'),
  ].every(Boolean)
}

try {
  if (!measure()) process.exitCode = 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
