/** Which tests a run of `npm run test:feature` or `npm run test:row` has. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LAYERS, ownersOf, suites } from './owners'
import { rowsOfFiles } from './test-titles'
import { root } from './run'

/** Tests of one run: files of Vitest, server files of which only the tests of these rows run, and journeys by a pattern. */
export interface Selection {
  readonly files: readonly string[]
  readonly serverFiles: readonly string[]
  readonly serverRows: readonly string[]
  readonly journeys: string
}

/** Owners whose suites have commands of their own. */
const APART = new Set(['proof', 'engines'])
/** Suites that install programs of Debian. */
const ON_DEBIAN = /^tests\/(production|ear)\//

const foldersOf = (layer: string): string[] =>
  readdirSync(join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The slices of the application, which own journeys and the server's tests of their rows. */
export const slices = (): string[] => LAYERS.flatMap(foldersOf)

/** All names that `npm run test:feature` takes, sorted. */
export function ownerNames(): string[] {
  const names = new Set([...slices(), ...suites().flatMap(ownersOf)])
  return [...names].filter((name) => !APART.has(name)).toSorted()
}

const isJourney = (file: string): boolean => file.startsWith('e2e/')
const isOfServer = (file: string): boolean => file.startsWith('tests/server/')

/** The tests of these owners. Those of the server are its tests of the rows that the slices' own suites name. */
export function testsOf(owners: readonly string[]): Selection {
  const own = suites().filter((file) => ownersOf(file).some((owner) => owners.includes(owner)))
  const files = own.filter((file) => !isJourney(file))
  const rows = rowsOfFiles(own.filter((file) => !isOfServer(file)))
  const isNew = (file: string): boolean => isOfServer(file) && !files.includes(file)
  const serverFiles = owners.some((owner) => slices().includes(owner))
    ? suites().filter((file) => isNew(file) && [...rowsOfFiles([file])].some((row) => rows.has(row)))
    : []
  const patterns = owners.map((owner) => `journeys/${owner}/|@${owner}(?![\\w-])`)
  return { files, serverFiles, serverRows: [...rows].toSorted(), journeys: patterns.join('|') }
}

/** Every test of these rows, whoever owns it, proofs as samples. */
export function testsOfRows(rows: readonly string[]): Selection {
  const named = suites().filter((file) => [...rowsOfFiles([file])].some((row) => rows.includes(row)))
  return {
    files: named.filter((file) => !isJourney(file) && !ON_DEBIAN.test(file)),
    serverFiles: [],
    serverRows: [],
    journeys: rows.join('|'),
  }
}
