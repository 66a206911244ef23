import { describe, expect, it, vi } from 'vitest'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { Client } from '#shared/api/client'
import { freeDaysOf, type freeTimesCalls } from './free-times-source'

type Api = Client<typeof freeTimesCalls>

const { signal } = new AbortController()
const MARCH = { start: '2027-03-01', end: '2027-03-31' }
const two = (number: number): string => String(number).padStart(2, '0')
const dayAt = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${start}:00`, endTime: '23:00:00' })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})

function serverOf(days: FreeDay[], reserved: string[] = []) {
  const free = async () => days
  return {
    freeTimes: vi.fn<Api['freeTimes']>(free),
    freeTimesMorning: vi.fn<Api['freeTimesMorning']>(free),
    freeTimesEvening: vi.fn<Api['freeTimesEvening']>(free),
    lockerReservedTimes: vi.fn<Api['lockerReservedTimes']>(async () => reserved.map((timeStamp) => ({ timeStamp }))),
  }
}

describe('loading the free days', () => {
  it('TM-03 TM-06 calls the endpoint of the shift, or the one of the whole day without shifts', async () => {
    const server = serverOf([])
    const options = { signal, isReloaded: true }
    await freeDaysOf(server, { shift: 'MORNING', usesLocker: false }, MARCH, signal)
    await freeDaysOf(server, { shift: 'EVENING', usesLocker: false }, MARCH, signal)
    await freeDaysOf(server, { shift: null, usesLocker: false }, MARCH, signal)
    expect(server.freeTimesMorning).toHaveBeenCalledExactlyOnceWith({ query: MARCH }, options)
    expect(server.freeTimesEvening).toHaveBeenCalledExactlyOnceWith({ query: MARCH }, options)
    const query = { ...MARCH, resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] }
    expect(server.freeTimes).toHaveBeenCalledExactlyOnceWith({ query }, options)
  })

  it('TM-05 asks for reserved locker times only if the locker is used and there are free times', async () => {
    const server = serverOf([dayAt('2027-03-01', '08:30'), dayAt('2027-03-02')], ['2027-03-02T09:00:00'])
    const ask = (usesLocker: boolean) => freeDaysOf(server, { shift: null, usesLocker }, MARCH, signal)
    expect(await ask(false)).toHaveLength(2)
    expect(server.lockerReservedTimes).not.toHaveBeenCalled()
    const left = await ask(true)
    expect(server.lockerReservedTimes.mock.calls[0]?.[0].body.startTimes).toEqual([
      '2027-03-01T08:30:00',
      '2027-03-02T07:00:00',
      '2027-03-02T13:00:00',
    ])
    expect(
      left.map(({ onlyDayTimesAvailable, calendarSlots }) => onlyDayTimesAvailable || calendarSlots.length),
    ).toEqual([1, 0])
    const empty = serverOf([])
    await freeDaysOf(empty, { shift: null, usesLocker: true }, MARCH, signal)
    expect(empty.lockerReservedTimes).not.toHaveBeenCalled()
  })

  it('TM-05 splits a month with many times into several requests that share one abort signal', async () => {
    const quarters = Array.from({ length: 60 }, (_, at) => `${two(7 + Math.floor(at / 4))}:${two((at % 4) * 15)}`)
    const days = Array.from({ length: 31 }, (_, at) => dayAt(`2027-03-${two(at + 1)}`, ...quarters))
    const server = serverOf(days, ['2027-03-31T21:45:00'])
    const left = await freeDaysOf(server, { shift: null, usesLocker: true }, MARCH, signal)
    const sent = server.lockerReservedTimes.mock.calls.map(([{ body }]) => body.startTimes)
    expect(sent.map(({ length }) => length)).toEqual([1000, 860])
    expect(new Set(sent.flat()).size).toBe(31 * 60)
    expect(server.lockerReservedTimes.mock.calls.map(([, options]) => options?.signal)).toEqual([signal, signal])
    expect(left.at(-1)?.calendarSlots).toHaveLength(59)
  })

  it('TM-05 rejects if the locker call fails, so that no reserved time is shown as free', async () => {
    const server = serverOf([dayAt('2027-03-01', '08:30')])
    server.lockerReservedTimes.mockRejectedValue(new Error('no'))
    await expect(freeDaysOf(server, { shift: null, usesLocker: true }, MARCH, signal)).rejects.toThrow('no')
  })
})
