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
  const calling = slices.filter((folder) => callsOf(folder).size > 0)
  expect(SCREENS.map(({ folder }) => folder).toSorted()).toEqual(calling.toSorted())
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
