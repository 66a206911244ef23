import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { callsOf, SCREENS, screensOf } from '../../scripts/conformance/screens'
import { root } from '../../scripts/tools/run'

it('the conformance kit names the screen of each slice that makes calls', () => {
  const slices = ['entities', 'features'].flatMap((layer) =>
    readdirSync(join(root, layer)).map((name) => `${layer}/${name}`),
  )
  // A slice of two screens is named by two folders, which then make all of its calls.
  for (const slice of slices) {
    const folders = SCREENS.map(({ folder }) => folder).filter((folder) => `${folder}/`.startsWith(`${slice}/`))
    const named = new Set(folders.flatMap((folder) => [...callsOf(folder)]))
    expect([slice, named]).toEqual([slice, callsOf(slice)])
    expect(folders.filter((folder) => callsOf(folder).size === 0)).toEqual([])
  }
})

it('the conformance kit names the screens of a call', () => {
  expect(screensOf('setProductParameter')).toEqual(['Palvelut', 'Aika'])
  expect(screensOf('publishStage')).toEqual([])
})

it('AS-06 the contract marks the calls that no screen makes, and no others', () => {
  const layers = ['src', 'processes', 'features', 'entities', 'shared']
  const made = new Set<string>(layers.flatMap((layer) => Array.from(callsOf(layer))))
  const marked = Object.entries<Endpoint>(contract).filter(([, { hasNoScreen }]) => hasNoScreen)
  expect(marked.map(([name]) => name).toSorted()).toEqual(
    Object.keys(contract)
      .filter((name) => !made.has(name))
      .toSorted(),
  )
})
