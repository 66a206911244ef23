/** What `npm run mutation -- find-vehicle` changes in a slice, and the suites that have to notice it. */
import { relative } from 'node:path'
import { array, create, number, string, type, type Infer } from 'superstruct'
import { randomOf } from '../../server/seed/random'
import { filesBelow } from '../../scripts/tools/files-below'
import { LAYERS, suites } from '../../scripts/tools/owners'
import { root, run } from '../../scripts/tools/run'

const DRAWN = 100

const Place = type({ line: number(), column: number() })
/** A change that Stryker would make. Lines and columns count from 0. */
const Change = type({ fileName: string(), location: type({ start: Place, end: Place }) })
type Change = Infer<typeof Change>

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const codeOf = (slice: string): string[] => LAYERS.flatMap((layer) => filesBelow(`${layer}/${slice}`)).filter(isCode)

/** Rules and stores of the slice. */
export const modelOf = (slice: string): string[] => codeOf(slice).filter((file) => file.includes('/model/'))

/** The suites below the slice's own folders, without those that it shares with others. */
export const ownSuites = (slice: string): string[] =>
  suites().filter((file) => LAYERS.some((layer) => new RegExp(`^(tests/)?${layer}/${slice}/`).test(file)))

/** A hundred places of the slice's screens, as patterns of Stryker, the same ones for the same seed. */
export async function viewsOf(slice: string, seed: string): Promise<string[]> {
  const screens = codeOf(slice).filter((file) => file.endsWith('.tsx'))
  const { code, output } = await run([process.execPath, 'bench/mutation/changes.mjs', ...screens])
  if (code !== 0) throw new Error(output)
  return shuffled(create(JSON.parse(output), array(Change)), seed)
    .slice(0, DRAWN)
    .map(patternOf)
}

/** Stryker counts lines from 1 and columns from 0. What lies within the place is changed too. */
const patternOf = ({ fileName, location: { start, end } }: Change): string =>
  `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

/** The changes in another order, the same one for the same seed. */
function shuffled(changes: readonly Change[], seed: string): Change[] {
  const random = randomOf(seed)
  return changes
    .map((change) => ({ change, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ change }) => change)
}
