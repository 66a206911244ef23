/** Each package with an install script is decided on in package.json, so that `npm ci` neither runs nor asks anything. */
import { join } from 'node:path'
import { boolean, optional, record, string, type } from 'superstruct'
import { expect, it } from 'vitest'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'

it('names each package with an install script in allowScripts', () => {
  const { allowScripts } = readJson(join(root, 'package.json'), type({ allowScripts: record(string(), boolean()) }))
  const entry = type({ hasInstallScript: optional(boolean()) })
  const { packages } = readJson(join(root, 'package-lock.json'), type({ packages: record(string(), entry) }))
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted())
})
