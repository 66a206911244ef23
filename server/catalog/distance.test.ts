import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDistance, distance, isPlace } from './distance'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** One metre, in kilometres: the size of the rounding error near antipodal places. */
const TOLERANCE = 1e-3
const helsinki = { latitude: 60.1699, longitude: 24.9384 }
const tampere = { latitude: 61.4978, longitude: 23.761 }

describe('the distance between two places', () => {
  it('matches known distances', () => {
    expect(distance(helsinki, tampere)).toBeCloseTo(160.9, 0)
    expect(distance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1)
    expect(distance({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015.1, 1)
  })

  it('is zero to the same place and never negative', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distance(a, a)).toBe(0)
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is symmetric', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 6)
      }),
    )
  })

  it('satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + TOLERANCE)
      }),
    )
  })
})

it('sorts by distance and drops items without a place', () => {
  fc.assert(
    fc.property(place, fc.array(fc.option(place)), (from, places) => {
      const found = byDistance(
        places.map((one) => ({ place: one })),
        from,
      ).map((one) => one.distance)
      expect(found).toHaveLength(places.filter((one) => one !== null).length)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
    }),
  )
})

it.each([
  [{ latitude: 90.1, longitude: 0 }, false],
  [{ latitude: 0, longitude: -180.5 }, false],
  [{ latitude: -90, longitude: 180 }, true],
])('reports whether %j is a place: %s', (degrees, expected) => {
  expect(isPlace(degrees)).toBe(expected)
})
