import { makeAutoObservable } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { CalendarStore, type TimeStep } from '#entities/calendar'
import type { Client } from '#shared/api/client'
import { Booking } from '#shared/api/nouns/booking'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { Resource } from '#shared/store/resource'
import { ArrangeVisitStore, type arrangeVisitCalls } from './arrange-visit-store'

type Api = Client<typeof arrangeVisitCalls>

const { signal } = new AbortController()
const two = (number: number): string => String(number).padStart(2, '0')
const dayAt = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${start}:00`, endTime: '23:00:00' })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})
const [morning, evening] = [
  { shift: 'MORNING', usesLocker: false },
  { shift: 'EVENING', usesLocker: false },
] as const

/** Returns a store with a fake step of a process with shifts, whose mornings and evenings have the given free days. */
function visitOf({ booking = {}, free = {} }: { booking?: object; free?: Partial<Record<string, FreeDay[]>> } = {}) {
  const lockerReservedTimes = vi.fn<Api['lockerReservedTimes']>(async () => [])
  const choice: Pick<TimeStep, 'shift' | 'isReserving'> = { shift: 'MORNING', isReserving: false }
  const state: { shift: 'MORNING' | 'EVENING' } & typeof choice = makeAutoObservable({ ...choice })
  const calendar = new CalendarStore(
    async ({ start, end }) => (free[state.shift] ?? []).filter(({ date }) => start <= date && date <= end),
    { today: '2026-11-23', carenceDays: 0 },
  )
  const step: TimeStep = Object.assign(state, {
    calendar,
    settings: { latest: { carenceDays: 0, shiftChangeTime: null, keyLockerInstalled: true } },
    withShifts: true,
    checksTimes: false,
    isEnquiry: false,
    isMove: false,
    refusal: null,
    shiftAt: () => state.shift,
    chooseShift: async () => {},
    setShift: (shift: 'MORNING' | 'EVENING') => void (state.shift = shift),
    refilter: calendar.load,
  })
  const visit = new ArrangeVisitStore({
    api: {
      lockerReservedTimes,
      biilaTimes: async () => ({ pickupTimes: [], returnTimes: [], pickup: null, return: null }),
    },
    booking: { booking: create(booking, Booking) },
    step,
    code: new Resource(async () => null),
  })
  void visit.open()
  return { calendar, lockerReservedTimes, step, visit }
}

describe('free times with a key locker', () => {
  it('TM-05 asks for reserved locker times only if the locker is used and there are free times', async () => {
    const { visit, lockerReservedTimes } = visitOf()
    lockerReservedTimes.mockResolvedValue([{ timeStamp: '2027-03-02T09:00:00' }])
    const days = [dayAt('2027-03-01', '08:30'), dayAt('2027-03-02')]
    expect(await visit.freeDays(days, signal)).toHaveLength(2)
    expect(lockerReservedTimes).not.toHaveBeenCalled()
    await visit.useLocker(true)
    const left = await visit.freeDays(days, signal)
    expect(lockerReservedTimes.mock.calls[0]?.[0].body.startTimes).toEqual([
      '2027-03-01T08:30:00',
      '2027-03-02T07:00:00',
      '2027-03-02T13:00:00',
    ])
    expect(
      left.map(({ onlyDayTimesAvailable, calendarSlots }) => onlyDayTimesAvailable || calendarSlots.length),
    ).toEqual([1, 0])
    lockerReservedTimes.mockClear()
    await visit.freeDays([], signal)
    expect(lockerReservedTimes).not.toHaveBeenCalled()
  })

  it('TM-05 splits a month with many times into several requests that share one abort signal', async () => {
    const quarters = Array.from({ length: 60 }, (_, at) => `${two(7 + Math.floor(at / 4))}:${two((at % 4) * 15)}`)
    const days = Array.from({ length: 31 }, (_, at) => dayAt(`2027-03-${two(at + 1)}`, ...quarters))
    const { visit, lockerReservedTimes } = visitOf()
    await visit.useLocker(true)
    lockerReservedTimes.mockResolvedValueOnce([{ timeStamp: '2027-03-31T21:45:00' }])
    const left = await visit.freeDays(days, signal)
    const sent = lockerReservedTimes.mock.calls.map(([{ body }]) => body.startTimes)
    expect(sent.map(({ length }) => length)).toEqual([1000, 860])
    expect(new Set(sent.flat()).size).toBe(31 * 60)
    expect(lockerReservedTimes.mock.calls.map(([, options]) => options?.signal)).toEqual([signal, signal])
    expect(left.at(-1)?.calendarSlots).toHaveLength(59)
  })

  it('TM-05 rejects if the locker call fails, so that no reserved time is shown as free', async () => {
    const { visit, lockerReservedTimes } = visitOf()
    await visit.useLocker(true)
    lockerReservedTimes.mockRejectedValue(new Error('no'))
    await expect(visit.freeDays([dayAt('2027-03-01', '08:30')], signal)).rejects.toThrow('no')
  })
})

it('TM-05 reserves the locker as it was chosen when Continue was pressed', async () => {
  const { visit } = visitOf({ free: { MORNING: [dayAt('2026-11-24', '08:30')] } })
  await visit.useLocker(true)
  const checking = visit.check()
  await visit.useLocker(false)
  expect(await checking).toBe(true)
  const slot = { start: '2026-11-24T08:30:00', end: '2026-11-24T09:00:00' }
  expect(await visit.save({ day: '2026-11-24', slot })).toMatchObject({ usingKeyLocker: true })
})

it('PU-02 leaves out the days without a free replacement car', async () => {
  const { visit } = visitOf()
  const [out, left, uncounted] = [dayAt('2026-11-24'), dayAt('2026-11-25'), dayAt('2026-11-26')]
  const days = [{ ...out, replacementCars: 0 }, { ...left, replacementCars: 1 }, uncounted]
  expect(await visit.freeDays(days, signal)).toEqual(days.slice(1))
})

describe('a day that is not free for a delivery option', () => {
  const free = { MORNING: [dayAt('2026-11-25'), dayAt('2026-11-26')], EVENING: [dayAt('2026-11-26')] }

  it('reading 53 is named until the visitor chooses another day', async () => {
    const { visit, calendar } = visitOf({ free })
    await calendar.load()
    await visit.showFor(evening)
    expect(visit.givenUp).toMatchObject({ day: '2026-11-25', because: 'shift', shift: 'EVENING' })
    calendar.choose('2026-11-26')
    expect(visit.givenUp).toBeNull()
  })

  it('reading 53 is chosen again, and named no more, once it is free', async () => {
    const { visit, calendar } = visitOf({ free })
    await calendar.load()
    await visit.showFor(evening)
    await visit.showFor(morning)
    expect([visit.givenUp, calendar.day]).toEqual([null, '2026-11-25'])
  })

  it('TM-07 is named no more once another filter has changed', async () => {
    const { visit, calendar, step } = visitOf({ free })
    await calendar.load()
    await visit.showFor(evening)
    const reloaded = step.refilter()
    expect(visit.givenUp).toBeNull()
    await reloaded
    expect(visit.givenUp).toBeNull()
  })
})

describe('what follows from the time', () => {
  const stored = { product_parameters: [{ parameterCode: 'customerWaitingMorning', selectedValue: 'true' }] }
  const fetched = { biila: { pickup: '2026-11-24T08:00:00', return: null } }

  it.each([
    ['nothing', {}, false],
    ['a stored delivery option', stored, true],
    ['the key locker', { reservation_details: { usingKeyLocker: true } }, true],
    ['the valet', fetched, true],
  ])('is known to be %s', (_, booking, follows) => {
    expect(visitOf({ booking }).visit.followsFromTime).toBe(follows)
  })

  it('PU-02 is a replacement car if the day counts them', async () => {
    const { visit, calendar } = visitOf({ free: { MORNING: [{ ...dayAt('2026-11-25'), replacementCars: 1 }] } })
    await calendar.load()
    expect([visit.carsLeft, visit.followsFromTime]).toEqual([1, true])
  })
})
