/** What packages outside this repository import is documented, and changes only with a line of CHANGELOG.md (PM-02). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GONE, listed, UNRELEASED } from '../../scripts/tools/listed-surface'
import { root } from '../../scripts/tools/run'
import { readSurfaces, SURFACES } from '../../scripts/tools/surface'

const CURE = 'else: npm run surface, and a line in CHANGELOG.md under Unreleased that names it'
const exportsNow = readSurfaces()

it.each(Object.keys(SURFACES))(`PM-02 %s is as module/surface.json lists it (${CURE})`, (surface) => {
  const kept = Object.entries(listed()[surface] ?? {}).filter(([, { signature }]) => signature !== GONE)
  expect(Object.fromEntries(kept.map(([name, { text, signature }]) => [name, { text, signature }]))).toEqual(
    exportsNow[surface],
  )
})

it.each(Object.keys(SURFACES))('PM-02 each export of %s has a docstring', (surface) => {
  const bare = Object.entries(exportsNow[surface] ?? {}).filter(([, { text }]) => text === '')
  expect(bare.map(([name]) => name)).toEqual([])
})

it('PM-02 CHANGELOG.md names what has changed since the last release', () => {
  const [, unreleased = ''] =
    /^## Unreleased\n(.*?)(?=^## |$(?![^]))/ms.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  const changed = Object.values(listed()).flatMap((all) =>
    Object.entries(all).flatMap(([name, one]) => (one.changed === UNRELEASED ? [name] : [])),
  )
  expect(changed.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([])
})
