import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitsOldTime, isMoved, type PlaceAndTime } from './booking-change'
import { emptyDraft } from '../../../../draft/draft'

const NOW = '2026-11-24T09:00:00'
const visit: PlaceAndTime = { organizationId: 1, start: NOW, leadDate: null }
const enquiry: PlaceAndTime = { organizationId: 1, start: null, leadDate: '2026-11-24' }

const saved = { draft: { ...emptyDraft(1), organizationId: 1 }, minutes: 90, hasPickUp: false }

it('keeps the time if the work is not longer than the saved work', () => {
  fc.assert(
    fc.property(fc.nat(600), (minutes) => {
      expect(fitsOldTime(saved, { ...saved, minutes })).toBe(minutes <= saved.minutes)
    }),
  )
})

it.each([
  { organizationId: 2 },
  { leadDate: '2026-12-01' },
  { timeReserved: true },
  { hourService: true },
  { selectedResources: [601] },
])('does not keep the time with %j', (other) => {
  expect(fitsOldTime(saved, { ...saved, draft: { ...saved.draft, ...other }, minutes: 30 })).toBe(false)
})

it('does not keep the time if a tire pickup was added', () => {
  const withPickUp = { ...saved, hasPickUp: true }
  expect(fitsOldTime(saved, withPickUp)).toBe(false)
  expect(fitsOldTime(withPickUp, withPickUp)).toBe(true)
  expect(fitsOldTime(withPickUp, saved)).toBe(true)
})

it.each([
  [visit, false],
  [{ ...visit, organizationId: 2 }, true],
  [{ ...visit, start: '2026-11-25T09:00:00' }, true],
  [enquiry, true],
])('reports a change from a visit to %j as a move: %s', (after, expected) => {
  expect(isMoved(visit, after)).toBe(expected)
  expect(isMoved(after, visit)).toBe(expected)
})
