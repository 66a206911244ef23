import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Organization } from '#shared/api/nouns/organizations'
import { addressLine } from './facts-of'

const workplace = (id: number, more: object = {}): Organization => create({ id, name: `W${id}`, ...more }, Organization)

it('OR-01 OR-05 addressLine omits missing fields', () => {
  expect(addressLine(workplace(1, { address: 'Katu 1', post_code: '00100', post_office: 'Helsinki' }))).toBe(
    'Katu 1, 00100 Helsinki',
  )
  expect(addressLine(workplace(1, { post_office: 'Helsinki' }))).toBe('Helsinki')
  expect(addressLine(workplace(1, { address: 'Katu 1' }))).toBe('Katu 1')
  expect(addressLine(workplace(1))).toBe('')
})
