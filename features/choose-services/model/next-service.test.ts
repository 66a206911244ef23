import { expect, it } from 'vitest'
import { isDueSoon, nextService } from './next-service'

const cycle = { target: 'Määräaikaishuolto', kilometers: 15_000, months: 12, nextKilometers: 90_000 }

it('SV-01 measures the road from the last service to the next one', () => {
  expect(nextService([cycle], 84_500)).toEqual({
    target: 'Määräaikaishuolto',
    months: 12,
    road: { interval: 15_000, from: 75_000, now: 84_500, next: 90_000, left: 5_500, driven: 9_500 / 15_000 },
  })
})

it('SV-01 takes the service that is due first', () => {
  const brakes = { ...cycle, target: 'Jarruneste', kilometers: 60_000, nextKilometers: 120_000 }
  expect(nextService([brakes, cycle], 84_500)?.target).toBe('Määräaikaishuolto')
})

it('SV-01 draws no road without a mileage, an interval or a sensible next service', () => {
  for (const [one, mileage] of [
    [cycle, 0],
    [{ ...cycle, kilometers: null }, 84_500],
    [{ ...cycle, nextKilometers: null }, 84_500],
    [{ ...cycle, nextKilometers: 80_000 }, 84_500],
    [{ ...cycle, nextKilometers: 200_000 }, 84_500],
  ] as const)
    expect(nextService([one], mileage)).toEqual({ target: 'Määräaikaishuolto', months: 12, road: null })
  expect(nextService([{ ...cycle, months: null, kilometers: null }], 84_500)).toBeNull()
})

it('SV-01 recommends a service only in the last third of its interval', () => {
  const soon = (mileage: number) => {
    const next = nextService([cycle], mileage)
    return next !== null && isDueSoon(next)
  }
  expect([soon(84_500), soon(85_000), soon(90_000)]).toEqual([false, true, true])
})
