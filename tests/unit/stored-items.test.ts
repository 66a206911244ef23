import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NECESSARY } from '../../features/give-consent/model/stored-items'

const ROOT = join(import.meta.dirname, '../..')

const sources = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'stored-items.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

it('RT-12 the consent settings list all items that the application and its server store on the device', () => {
  const page = ['src', 'processes', 'features', 'entities', 'shared'].map(sources).join('\n')
  const keys = page.match(/(?<=')huoltovaraus\.[\w.-]+(?=')/g) ?? []
  const cookies = /(?<=_COOKIE = ')[\w-]+(?=')/g
  const stored = [...keys, ...(sources('server').match(cookies) ?? [])]
  expect(NECESSARY.flatMap(({ names }) => names).toSorted()).toEqual([...new Set(stored)].toSorted())
})
