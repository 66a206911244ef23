import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TireProducts } from '#shared/api/nouns/suggestions'
import { daysWithPickUp, leadDays, PICK_UP } from './pick-up-lead'

it.each([
  ['3', 3],
  ['0', 0],
  ['60', 60],
  ['61', null],
  ['', null],
  ['-3', null],
  ['3.5', null],
  [' 3', null],
  ['kolme', null],
])('parses the setting %j as %s days', (value, days) => {
  expect(leadDays(value)).toBe(days)
})

it('PICK_UP names the pickup product of the tire products', () => {
  expect(Object.keys(TireProducts.schema).filter((role) => role === PICK_UP)).toEqual(['tireHotelPickUpProduct'])
})

it('a pickup never shortens the notice, and an invalid setting does not change it', () => {
  const days = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(days, days, (own, lead) => {
      expect(daysWithPickUp(own, String(lead))).toBe(own > lead ? own : lead)
      for (const none of [undefined, '', 'pian', '999']) expect(daysWithPickUp(own, none)).toBe(own)
    }),
  )
})
