/** Who owns a suite: the slice, process, room of the server or part of the project below which it stands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below'
import { root } from './run'

const PLACES = ['src', 'processes', 'features', 'entities', 'shared', 'server', 'tests', 'e2e']
/** The folders whose own folders are slices. */
export const LAYERS: readonly string[] = ['features', 'entities', 'processes']
/** Suites of these folders run by commands of their own: `npm run proof`, `npm run engines`. */
const APART: Readonly<Record<string, string>> = {
  'tests/proof': 'proof',
  'tests/production': 'proof',
  'tests/ear': 'proof',
  'e2e/engines': 'engines',
}
const FIRST_LINE = /^\/\/ Slices: (.+)\n/

const isSuite = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

/** All suites of the project, sorted. */
export const suites = (): string[] => PLACES.flatMap(filesBelow).filter(isSuite)

/** The owner by place, or undefined if nothing stands for the folder. */
function placeOf(file: string): string | undefined {
  const [top = '', second = '', third = ''] = file.split('/')
  const apart = APART[`${top}/${second}`]
  if (apart) return apart
  if (LAYERS.includes(top)) return second
  if (top === 'src') return 'shell'
  if (top === 'shared') return 'shared'
  if (top === 'server') return `server/${second === 'sections' ? third : second}`
  if (top === 'e2e') return third
  if (LAYERS.includes(second)) return third
  if (second === 'server') return `server/${third}`
  // Dates for visitors of other zones, and rules of the repository itself.
  return { zones: 'shared', unit: 'repository', shell: 'shell', shared: 'shared', across: 'across' }[second]
}

/** The slices that a suite runs with too, from its first line: `// Slices: pay-by-card, apply-credit`. */
const named = (file: string): readonly string[] =>
  FIRST_LINE.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.split(', ') ?? []

/** The owners of a suite, none if it stands nowhere. What crosses slices runs with each slice that it names. */
export function ownersOf(file: string): readonly string[] {
  const owner = placeOf(file)
  return [...(owner && owner !== 'across' ? [owner] : []), ...named(file)]
}
