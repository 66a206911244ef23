import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
