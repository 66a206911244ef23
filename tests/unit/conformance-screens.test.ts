import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SCREENS } from '../../scripts/conformance/screens'

const ROOT = join(import.meta.dirname, '../..')
const IMPORT = /import \{([^}]*)\} from '#shared\/api\/contract\/[\w-]+'/g

it('the conformance kit lists the calls that each slice of the application makes', () => {
  const made = slices().flatMap((folder) => {
    const sources = sourcesOf(folder)
    return sources.some((source) => source.includes("from '#shared/api/contract/")) ? [[folder, callsOf(sources)]] : []
  })
  expect(Object.fromEntries(SCREENS.map(({ folder, calls }) => [folder, calls.toSorted()]))).toEqual(
    Object.fromEntries(made),
  )
})

/** Slices that may make calls. */
const slices = (): string[] =>
  ['entities', 'features'].flatMap((layer) =>
    readdirSync(join(ROOT, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${layer}/${name}`),
  )

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Calls that the sources import from the contract. */
const callsOf = (sources: readonly string[]): string[] => {
  const names = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  )
  return [...new Set(names.filter(Boolean))].toSorted()
}
