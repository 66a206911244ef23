import { create } from 'superstruct'
import { expect, it } from 'vitest'
import type { Identifier } from '#shared/api/nouns/lenient'
import { NextFreeTime, Organization } from '#shared/api/nouns/organizations'
import { byFirstFreeDay, firstFreeDays, nearestFirst } from './organization-rules'

const workplace = (id: number, more: object = {}): Organization => create({ id, name: `W${id}`, ...more }, Organization)
const sorted = (days: readonly [Identifier, string | null][]) =>
  byFirstFreeDay(
    [1, 2, 3, 4].map((id) => workplace(id)),
    firstFreeDays(
      days.map(([organizationId, firstFreeTime]) => ({ organizationId, firstFreeTime })),
      '2026-11-23',
    ),
  ).map(({ id }) => id)

it('OR-03 byFirstFreeDay puts the earliest free day first, none last, and keeps the server’s order of equals', () => {
  expect(
    sorted([
      [1, '2026-12-01'],
      [2, '2026-11-24'],
      [3, null],
      [4, '2026-12-01'],
    ]),
  ).toEqual([2, 1, 4, 3])
  expect(
    sorted([
      [4, '2027-01-01'],
      [3, '2026-12-31'],
    ]),
  ).toEqual([3, 4, 1, 2])
  expect(sorted([])).toEqual([1, 2, 3, 4])
})

it('AS-01 compares ids of workshops as text, so that calls may differ', () => {
  expect(sorted([['3', '2026-11-24']])).toEqual([3, 1, 2, 4])
  expect(nearestFirst([workplace(1), workplace(2)], ['2']).map(({ id }) => id)).toEqual([2, 1])
})

it('OR-02 firstFreeDays accepts dates and date-times', () => {
  expect(
    sorted([
      [1, '2026-12-02'],
      [2, '2026-12-01T15:00:00'],
    ]),
  ).toEqual([2, 1, 3, 4])
})

it('AS-10 OR-02 OR-03 a first free day that is past or unreadable is unknown, and comes last', () => {
  const times = [
    { organizationId: 1, firstFreeTime: '2020-01-01' },
    {
      organizationId: 2,
      firstFreeTime: create({ organizationId: 2, firstFreeTime: 'soon' }, NextFreeTime).firstFreeTime,
    },
    { organizationId: 3, firstFreeTime: null },
  ]
  expect([...firstFreeDays(times, '2026-11-23')]).toEqual([
    ['1', null],
    ['2', null],
  ])
  expect(
    sorted([
      [1, '2020-01-01'],
      [2, '2026-11-22T15:00:00'],
      [3, '2026-11-23'],
    ]),
  ).toEqual([3, 1, 2, 4])
})

it('OR-07 nearestFirst puts the nearest first, and keeps the order of the rest', () => {
  const near = (ids: readonly number[]) =>
    nearestFirst(
      [1, 2, 3, 4].map((id) => workplace(id)),
      ids,
    ).map(({ id }) => id)
  expect(near([4, 99, 2])).toEqual([4, 2, 1, 3])
  expect(near([])).toEqual([1, 2, 3, 4])
})
