import { describe, expect, it } from 'vitest'
import { misfitsOf, type PlannedVisit } from './misfits'

const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, open: 480, close: 960, dayOnlyFrom: null }))
const exceptions = { '2026-12-24': 'closed', '2026-12-23': { open: null, close: 720 } } as const
const workshop = {
  id: 1,
  carenceDays: 30,
  shiftChange: 720,
  hours,
  exceptions,
  resources: [11],
  hourService: false,
  hourLanes: [],
}
const window = (direction: 'PICKUP' | 'RETURN', starts: string) => ({ direction, starts, capacity: null })
const chain = {
  workshops: new Map([[1, workshop]]),
  products: new Map(),
  extras: new Map([
    [
      1,
      {
        opening: '08:00:00',
        closing: '16:00:00',
        replacementCars: null,
        windowMinutes: 60,
        windows: [window('PICKUP', '08:00:00'), window('RETURN', '15:00:00')],
      },
    ],
  ]),
}

const visit = (more: Partial<PlannedVisit> = {}): PlannedVisit => ({
  organizationId: 1,
  when: { start: '2026-12-22T08:00:00', end: '2026-12-22T16:00:00' },
  pickup: null,
  return: null,
  products: [],
  ...more,
})
const from = (start: string, end: string, date = '2026-12-22') => ({
  when: { start: `${date}T${start}:00`, end: `${date}T${end}:00` },
})

it('OP-03 a visit within the hours fits, whatever the notice is', () => {
  expect(misfitsOf(chain, visit())).toEqual([])
})

it('OP-03 a car that is brought or collected on a closed day does not fit, and the visit’s own day is named once', () => {
  const delivered = { ...from('10:00', '12:00', '2026-12-23'), brought: '2026-12-22', collected: '2026-12-24' }
  expect(misfitsOf(chain, visit(delivered))).toEqual([{ kind: 'COLLECTED', date: '2026-12-24' }])
  expect(misfitsOf(chain, visit({ ...delivered, brought: '2026-12-19' }))).toEqual([
    { kind: 'BROUGHT', date: '2026-12-19' },
    { kind: 'COLLECTED', date: '2026-12-24' },
  ])
  const closed = { ...from('08:00', '09:00', '2026-12-24'), brought: '2026-12-24', collected: '2026-12-24' }
  expect(misfitsOf(chain, visit(closed))).toEqual([{ kind: 'CLOSED', date: '2026-12-24' }])
})

it.each([
  ['starts before they open', from('07:30', '09:00')],
  ['ends after they close', from('15:00', '16:30')],
])('OP-03 a visit that %s is outside the hours', (_, time) => {
  const day = { date: '2026-12-22', open: 480, close: 960 }
  expect(misfitsOf(chain, visit(time))).toEqual([{ kind: 'OUTSIDE_HOURS', ...day }])
})

it('OP-03 a visit on a short day fits its hours only', () => {
  expect(misfitsOf(chain, visit(from('10:00', '12:00', '2026-12-23')))).toEqual([])
  expect(misfitsOf(chain, visit(from('10:00', '12:30', '2026-12-23')))).toEqual([
    { kind: 'OUTSIDE_HOURS', date: '2026-12-23', open: 480, close: 720 },
  ])
})

it.each([
  ['a closed day', '2026-12-24'],
  ['a weekday without hours', '2026-12-25'],
  ['a weekend', '2026-12-26'],
])('OP-03 a visit and an enquiry on %s do not fit', (_, date) => {
  const closed = [{ kind: 'CLOSED', date }]
  expect(misfitsOf(chain, visit(from('09:00', '10:00', date)))).toEqual(closed)
  expect(misfitsOf(chain, visit({ when: date }))).toEqual(closed)
})

describe('OP-03 a pick-up and a return', () => {
  it('fit their windows on open days', () => {
    const driven = { pickup: '2026-12-21T08:00:00', return: '2026-12-22T15:00:00' }
    expect(misfitsOf(chain, visit(driven))).toEqual([])
  })

  it('fit only what a short day leaves', () => {
    const driven = { pickup: '2026-12-23T08:00:00', return: '2026-12-23T15:00:00' }
    expect(misfitsOf(chain, visit(driven))).toEqual([{ kind: 'RETURN', at: driven.return }])
  })

  it('fit neither other windows nor closed days', () => {
    const driven = { pickup: '2026-12-22T07:00:00', return: '2026-12-24T15:00:00' }
    expect(misfitsOf(chain, visit(driven))).toEqual([
      { kind: 'PICKUP', at: driven.pickup },
      { kind: 'RETURN', at: driven.return },
    ])
  })
})

it('OP-03 a removed workshop is told alone, and each removed product by its name', () => {
  const products = [{ id: 101, name: 'Pesu' }]
  expect(misfitsOf(chain, visit({ organizationId: 2, when: '2026-12-24', products }))).toEqual([
    { kind: 'WORKSHOP_REMOVED' },
    { kind: 'PRODUCT_REMOVED', name: 'Pesu' },
  ])
})

it('OP-03 a cart without a workshop and a time has its products alone', () => {
  expect(misfitsOf(chain, visit({ organizationId: null, when: null }))).toEqual([])
})
