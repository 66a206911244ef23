// `npm run surface`: writes module/surface.json, the list of all that packages outside this repository may import. What is new
// or has another signature is marked as unreleased, and a test then wants a line of CHANGELOG.md that names it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GONE, listed, SURFACE_FILE, UNRELEASED, type Listed, type ListedSurface } from './tools/listed-surface'
import { root, run, say } from './tools/run'
import { readSurfaces, type Exported } from './tools/surface'

const before = listed()
const now: ListedSurface = Object.fromEntries(
  Object.entries(readSurfaces()).map(([surface, all]) => [
    surface,
    { ...goneFrom(surface, all), ...Object.fromEntries(Object.entries(all).map((one) => changedIn(surface, ...one))) },
  ]),
)

function changedIn(surface: string, name: string, { text, signature }: Exported): [string, Listed] {
  const old = before[surface]?.[name]
  return [name, { text, signature, changed: old?.signature === signature ? old.changed : UNRELEASED }]
}

/** What the last release had stays in the list until the next one. What no release had is gone at once. */
function goneFrom(surface: string, all: Readonly<Record<string, Exported>>): Record<string, Listed> {
  const gone = Object.entries(before[surface] ?? {}).filter(
    ([name, { signature, changed }]) => !Object.hasOwn(all, name) && (signature === GONE) === (changed === UNRELEASED),
  )
  return Object.fromEntries(gone.map(([name, { text }]) => [name, { text, signature: GONE, changed: UNRELEASED }]))
}
writeFileSync(join(root, SURFACE_FILE), JSON.stringify(now))
await run(['oxfmt', SURFACE_FILE])
say(
  Object.entries(now)
    .map(([surface, all]) => `${surface}: ${Object.keys(all).length} exports`)
    .join('\n'),
)
