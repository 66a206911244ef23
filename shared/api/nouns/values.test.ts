import { object, optional } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import type { Schema } from '../endpoint'
import { freeTimes } from '../contract/time/slots'
import { Booking } from './booking'
import { OrderItem } from './order'
import { Price } from './price'
import { FreeDay } from './free-days'
import { ifValid, known, listOf } from './lenient'
import { LookupStatus } from './enums'
import { NextFreeTime, Organization } from './organizations'
import { OrganizationSettings } from './settings'
import { Day } from './values'

const read = <T>(struct: Schema<T>, value: unknown): T => {
  const [error, output] = struct.validate(value, { coerce: true, mask: true })
  if (error) throw error
  return output
}

describe('dates and times of other servers', () => {
  it('AS-10 reads the times of a free day by the clock of Helsinki', () => {
    const calendarSlots = [
      { startTime: '2026-11-30T06:00:00Z', endTime: '2026-11-30T09:00:00+0200' },
      { startTime: '2026-11-30 10:00', endTime: '11:00' },
      { startTime: Date.parse('2026-11-30T10:00:00Z'), endTime: '2026-11-30T13:00:00.123456789' },
    ]
    expect(read(FreeDay, { date: '2026-11-30T00:00:00', calendarSlots })).toMatchObject({
      date: '2026-11-30',
      calendarSlots: [
        { startTime: '2026-11-30T08:00:00', endTime: '2026-11-30T09:00:00' },
        { startTime: '2026-11-30T10:00:00', endTime: '11:00:00' },
        { startTime: '2026-11-30T12:00:00', endTime: '2026-11-30T13:00:00' },
      ],
    })
  })

  it('AS-10 leaves out a line that it cannot read, and refuses a day without a date', () => {
    expect(read(Organization, { id: 1, opening_time: 'aamusta', closing_time: '17.00' })).toMatchObject({
      opening_time: null,
      closing_time: '17:00:00',
    })
    expect(read(NextFreeTime, { organizationId: 1, firstFreeTime: 'pian' }).firstFreeTime).toBe('')
    expect(() => read(FreeDay, { date: 'huomenna' })).toThrow(/date/)
  })

  it('AS-10 reads the reserved time, and a day without a time as that day', () => {
    const start = (value: unknown) => read(Booking, { booking_total_duration: { start: value } }).booking_total_duration
    expect(start('2026-07-01T05:30:00Z')).toMatchObject({ start: '2026-07-01T08:30:00' })
    expect(start('2026-07-01')).toMatchObject({ start: '2026-07-01' })
    expect(start('kohta')).toMatchObject({ start: null })
  })

  it('AS-10 an extension without a day, or with one that cannot be read, has none', () => {
    const struct = object({ day: ifValid(Day), other: optional(Day) })
    expect([{}, { day: 'x' }, { day: null }].map((value) => read(struct, value).day)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('numbers and flags of other servers', () => {
  it.each(['289.50', '289,50', ' 289,50 € ', 289.5])('AS-11 reads the price %j', (price) => {
    expect(read(Price, { normal_price: price, active_price: price })).toMatchObject({ active_price: 289.5 })
    expect(read(OrderItem, { product: { id: 1 }, price }).price).toMatchObject({ normal_price: 289.5 })
  })

  it('AS-11 guesses no price, and keeps the row', () => {
    expect(read(Price, { normal_price: '1.234' }).normal_price).toBeNull()
    for (const price of ['sovitaan', [], true])
      expect(read(OrderItem, { product: { id: 1 }, description: 'Huolto', price })).toMatchObject({
        description: 'Huolto',
        price: null,
      })
  })

  it('AS-11 reads settings that are text or numbers', () => {
    const settings = { carenceDays: '1', shiftChangeTime: '12:00', keyLockerInstalled: 'TRUE' }
    expect(read(OrganizationSettings, settings)).toMatchObject({
      carenceDays: 1,
      shiftChangeTime: '12:00:00',
      keyLockerInstalled: true,
    })
    expect(read(OrganizationSettings, { carenceDays: 'kaksi', keyLockerInstalled: 0, extensions: 'x' })).toMatchObject({
      carenceDays: null,
      keyLockerInstalled: false,
    })
  })

  it('OP-02 AS-11 reads the days that differ in several spellings, and knows none if one cannot be read', () => {
    const closedDays = (closed_days: unknown) => read(OrganizationSettings, { closed_days }).closed_days
    expect(
      closedDays([
        { date: '2026-12-24T00:00:00' },
        { date: '2026-12-31', opening_time: '08:00', closing_time: '15:00' },
      ]),
    ).toEqual([
      { date: '2026-12-24', opening_time: null, closing_time: null },
      { date: '2026-12-31', opening_time: '08:00:00', closing_time: '15:00:00' },
    ])
    // A list with a gap would promise a closed day.
    for (const wrong of ['joulu', null, [{ date: 'joulu' }], [{ date: '2026-12-24' }, 7]])
      expect(closedDays(wrong)).toBeUndefined()
  })

  it('AS-11 reads codes in any case', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const struct = known(LookupStatus, 'NOT_FOUND')
    read(struct, 'found')
    expect(['success', ' Success ', 'found'].map((code) => read(struct, code))).toEqual([
      'SUCCESS',
      'SUCCESS',
      'NOT_FOUND',
    ])
    expect(warn.mock.calls).toEqual([['The code found is unknown.']])
  })
})

it('AS-11 leaves out an element that cannot be read, and tells the console once without its value', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const good = { id: 2, name: 'Espoo' }
  const lists = [
    [{ id: null, name: 'Matti' }, good],
    [null, good],
  ]
  for (const list of [...lists, ...lists]) expect(read(listOf(Organization), list)).toMatchObject([good])
  expect(read(freeTimes.output, [{ date: null }, { date: '2026-11-30' }])).toMatchObject([{ date: '2026-11-30' }])
  expect(() => read(listOf(Organization), 'none')).toThrow(/array/)
  const told = warn.mock.calls.flat().map(String)
  expect(told).toHaveLength(new Set(told).size)
  expect(told.join()).toMatch(/id/)
  expect(told.join()).not.toMatch(/Matti/)
})
