// Prints the download sizes in kB after brotli: every file, the first screen, the whole wizard and the total, and the
// first screen's code by library. Fails if a size exceeds its budget (docs/decisions/013-wizard-budget.md).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { IDLE, STEPS, TIME } from './chunks'
import { importedFiles, storedChunks, storedMapOf } from './contents'
import { complain, reason, say } from '../scripts/tools/run'
import { routedModules } from '../scripts/tools/process-modules'
import { sharesOf } from './shares'
import { dist } from './dist'
import { embedFile } from './embed'

/** Tripwires with room, not shapes: below 5 % of it a budget is raised, and the code is not bent. */
const FIRST_SCREEN_KB = 156
const WIZARD_KB = 288

/** The reason for more than 128 kB for the first screen and 230 kB for the wizard. */
const RAISED_FOR =
  'Whole packages: a data router (21 kB), dayjs with plugins (5 kB), the hooks of floating-ui (10 kB of the wizard). Also counted: parts of the time step (18 kB of the wizard).'

/** The script that other sites include. */
const EMBED_KB = 2

/** The number of processes that the budgets are meant for. */
const PROCESSES = 3
/**
 * Budget in kB that one more process adds. The first screen contains every process's texts, steps and chunk addresses.
 * Code that its screens share with the wizard moves into the wizard's file. Its own chunks do not count here, because
 * only its own visitors fetch them.
 */
const MORE_FIRST_KB = 0.5
const MORE_WIZARD_KB = 1

/** The page whose first screen is measured, and the feature that is its first step. */
const PATH = '/huolto'
const PAGE = `${PATH.slice(1)}/index.html`
const FIRST_FEATURE = 'features/find-vehicle/'

/** Chunks that the wizard loads without a visitor opening anything. Every other chunk loads on demand, or in another process. */
const ON_THE_WAY = [STEPS, TIME, IDLE]

const kilobytes = (content: Buffer | string): number => brotliCompressSync(content).length / 1000
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

interface BuiltFile {
  readonly name: string
  readonly size: number
  readonly isFirst: boolean
  /** True if a visitor downloads the file on the way through the wizard. */
  readonly isOnTheWay: boolean
}

/** The data blocks of a page. They name the files that the script in its head preloads for a later step. */
const DATA = /<script id="[\w-]+" type="application\/json">.*?<\/script>/gs

function readFiles(): BuiltFile[] {
  if (!existsSync(join(dist, PAGE))) throw new Error('dist holds no build: run "npm run build" first.')
  const page = readFileSync(join(dist, PAGE), 'utf8')
  const chunks = storedChunks()
  if (!chunks.some(({ initial, modules }) => initial && modules.some((name) => name.includes(FIRST_FEATURE))))
    throw new Error(`The initial chunks do not contain ${FIRST_FEATURE}: adapt build/size.ts to the new first step.`)
  const onTheWay = new Set([
    ...chunks.filter(({ initial }) => initial).flatMap(({ files }) => files),
    ...ON_THE_WAY.flatMap(importedFiles),
  ])
  const inline = [...page.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)]
    .map(([, text = '']) => text)
    .join('')
  // The styles of the initial chunks are inlined in the page and counted there.
  const files = chunks.flatMap(({ initial, files }) => files.filter((file) => !(initial && file.endsWith('.css'))))
  return [
    { name: `${PAGE}, its styles and script`, size: kilobytes(inline), isFirst: true, isOnTheWay: true },
    ...[...new Set(files)].map((file) => ({
      name: file,
      size: kilobytes(readFileSync(join(dist, file))),
      // Includes files that the page only preloads.
      isFirst: page.replaceAll(DATA, '').includes(file),
      isOnTheWay: onTheWay.has(file),
    })),
  ]
}

/** Sums the code of files by owner. Each file's size is divided in proportion to the characters of each owner. */
function byOwner(files: readonly BuiltFile[]): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { name, size } of files.filter(({ name }) => name.endsWith('.js'))) {
    const shares = sharesOf(join(dist, name), storedMapOf(name))
    const total = sum(shares.values())
    for (const [owner, share] of shares) owners.set(owner, (owners.get(owner) ?? 0) + (share / total) * size)
  }
  return owners
}

const total = (files: readonly BuiltFile[]): number => sum(files.map(({ size }) => size))
const line = (name: string, size: number): string => `${size.toFixed(1).padStart(7)} kB  ${name}`
const largestFirst = ([, a]: readonly [string, number], [, b]: readonly [string, number]): number => b - a

function gate(name: string, value: number, limit: number): boolean {
  const isWithin = value <= limit
  say(`${name.padEnd(14)}${value.toFixed(1).padStart(7)} kB of ${limit}${isWithin ? '' : '  OVER BUDGET'}`)
  return isWithin
}

function measure(): boolean {
  const files = readFiles()
  const first = files.filter(({ isFirst }) => isFirst)
  for (const { name, size, isFirst, isOnTheWay } of files.toSorted((a, b) => b.size - a.size))
    say(`${isFirst ? 'first' : isOnTheWay ? 'later' : 'other'}${line(name, size)}`)
  for (const [title, some] of [
    ['The first screen’s code by owner:', first],
    ['All other code by owner:', files.filter(({ isFirst }) => !isFirst)],
  ] as const) {
    say(`\n${title}`)
    for (const [owner, size] of [...byOwner(some)].toSorted(largestFirst)) say(`     ${line(owner, size)}`)
  }
  const onTheWay = files.filter(({ isOnTheWay }) => isOnTheWay)
  say(`\nEverything    ${total(files).toFixed(1).padStart(7)} kB`)
  say(RAISED_FOR)
  const more = Math.max(0, routedModules().length - PROCESSES)
  return [
    gate('First screen', total(first), FIRST_SCREEN_KB + more * MORE_FIRST_KB),
    gate('Whole wizard', total(onTheWay), WIZARD_KB + more * MORE_WIZARD_KB),
    gate('embed.js', kilobytes(readFileSync(embedFile)), EMBED_KB),
  ].every(Boolean)
}

try {
  if (!measure()) process.exitCode = 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
