// What a visitor downloads, in kB after brotli: the first screen, the whole wizard and everything there is, file by file,
// and the first screen's code by the library it comes from. Fails over the budget (docs/decisions/013-wizard-budget.md).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { storedContents, storedMapOf } from './contents'
import { complain, reason, say } from '../scripts/tools/run'
import { routedModules } from '../scripts/tools/process-modules'
import { sharesOf } from './shares'
import { dist } from './dist'

const FIRST_SCREEN_KB = 112

const WIZARD_KB = 175

/** The processes that the budgets are made for. */
const PROCESSES = 3
/**
 * What one more may add. Every page knows every process: its words, its steps and where its chunks lie come with the first
 * screen. What its screens share with those of the wizard moves into the wizard's file. Its own chunks count nowhere here,
 * since only its own visitors fetch them.
 */
const MORE_FIRST_KB = 0.5
const MORE_WIZARD_KB = 1

/** The page whose first screen is measured, and the feature that is its first step. */
const PATH = '/huolto'
const PAGE = `${PATH.slice(1)}/index.html`
const FIRST_FEATURE = 'features/find-vehicle/'

/** Chunks that are not on the way through the wizard of that page, each by a module that it holds. */
const OFF_THE_WAY = [
  // Of other processes alone.
  ...featuresOfOthers(),
  // Comes when it is asked for.
  'features/apply-credit/ui/credit-account.tsx',
  'features/choose-services/ui/lazy-chunk.ts',
  'features/pay-by-card/ui/card-payment.tsx',
  'features/reserve-time/ui/lazy-chunk.ts',
  'features/reserve-time/ui/release-dialog.tsx',
  'entities/booking/ui/hold-warning.tsx',
  'features/enter-customer/ui/faults-summary.tsx',
  'features/find-vehicle/ui/unknown-vehicle.tsx',
  'features/finish-booking/ui/download-event.ts',
  'features/give-consent/ui/lazy-chunk.ts',
  'shared/ui/place/place.ts',
  '/@floating-ui/dom/',
]

/** The features of other processes that this one does not have. */
function featuresOfOthers(): string[] {
  const modules = routedModules()
  const own = modules.find(({ path }) => path === PATH)?.features ?? []
  const all = new Set(modules.flatMap(({ features }) => features))
  return [...all].filter((name) => !own.includes(name)).map((name) => `features/${name}/`)
}

const kilobytes = (content: Buffer | string): number => brotliCompressSync(content).length / 1000
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

interface Part {
  readonly name: string
  readonly size: number
  readonly isFirst: boolean
  /** On the way through the wizard. */
  readonly isOnTheWay: boolean
}

function readParts(): Part[] {
  if (!existsSync(join(dist, PAGE))) throw new Error('Nothing is built: run "npm run build" first.')
  const page = readFileSync(join(dist, PAGE), 'utf8')
  const chunks = storedContents()
  if (!chunks.some(({ initial, modules }) => initial && modules.some((name) => name.includes(FIRST_FEATURE))))
    throw new Error(`The page’s own files do not hold ${FIRST_FEATURE}; adapt scripts/size.ts to the new first step.`)
  const gone = OFF_THE_WAY.find((held) => !chunks.some(({ modules }) => modules.some((name) => name.includes(held))))
  if (gone !== undefined) throw new Error(`No chunk holds ${gone}; adapt scripts/size.ts.`)
  const offTheWay = new Set(
    chunks
      .filter(
        ({ initial, modules }) => !initial && modules.some((name) => OFF_THE_WAY.some((held) => name.includes(held))),
      )
      .flatMap(({ files }) => files),
  )
  const inline = [...page.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)]
    .map(([, text = '']) => text)
    .join('')
  // The styles of the page's own files stand in the page itself.
  const files = chunks.flatMap(({ initial, files }) => files.filter((file) => !(initial && file.endsWith('.css'))))
  return [
    { name: `${PAGE}, its styles and script`, size: kilobytes(inline), isFirst: true, isOnTheWay: true },
    ...[...new Set(files)].map((file) => ({
      name: file,
      size: kilobytes(readFileSync(join(dist, file))),
      // Also what the page only tells the browser to fetch ahead.
      isFirst: page.includes(file),
      isOnTheWay: !offTheWay.has(file),
    })),
  ]
}

/** The first screen's code by owner: each file's size, shared out by how much of it is whose. */
function byOwner(parts: readonly Part[]): Map<string, number> {
  const owners = new Map<string, number>()
  for (const { name, size } of parts.filter(({ name, isFirst }) => isFirst && name.endsWith('.js'))) {
    const shares = sharesOf(join(dist, name), storedMapOf(name))
    const total = sum(shares.values())
    for (const [owner, share] of shares) owners.set(owner, (owners.get(owner) ?? 0) + (share / total) * size)
  }
  return owners
}

const total = (parts: readonly Part[]): number => sum(parts.map(({ size }) => size))
const line = (name: string, size: number): string => `${size.toFixed(1).padStart(7)} kB  ${name}`
const largestFirst = ([, a]: readonly [string, number], [, b]: readonly [string, number]): number => b - a

function gate(name: string, value: number, limit: number): boolean {
  const isWithin = value <= limit
  say(`${name.padEnd(14)}${value.toFixed(1).padStart(7)} kB of ${limit}${isWithin ? '' : '  TOO MUCH'}`)
  return isWithin
}

function measure(): boolean {
  const parts = readParts()
  const first = parts.filter(({ isFirst }) => isFirst)
  for (const { name, size, isFirst, isOnTheWay } of parts.toSorted((a, b) => b.size - a.size))
    say(`${isFirst ? 'first' : isOnTheWay ? 'later' : 'other'}${line(name, size)}`)
  say('\nThe first screen’s code, by whose it is:')
  for (const [owner, size] of [...byOwner(parts)].toSorted(largestFirst)) say(`     ${line(owner, size)}`)
  const onTheWay = parts.filter(({ isOnTheWay }) => isOnTheWay)
  say(`\nEverything    ${total(parts).toFixed(1).padStart(7)} kB`)
  const more = Math.max(0, routedModules().length - PROCESSES)
  return [
    gate('First screen', total(first), FIRST_SCREEN_KB + more * MORE_FIRST_KB),
    gate('Whole wizard', total(onTheWay), WIZARD_KB + more * MORE_WIZARD_KB),
  ].every(Boolean)
}

try {
  if (!measure()) process.exitCode = 1
} catch (error) {
  complain(reason(error))
  process.exitCode = 1
}
