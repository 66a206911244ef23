import { makeAutoObservable } from 'mobx'
import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { CalendarStore, type TimeStep } from '#entities/calendar'
import { Booking } from '#shared/api/nouns/booking'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { Client } from '#shared/api/client'
import { GapStore, type gapCalls } from './gap-store'

const dayAt = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${date}T${start}:00`, endTime: `${date}T18:00:00` })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})
const GAP = { start: '2026-11-25T16:00:00', end: '2026-11-25T18:00:00' }
const holding = (start: string): Booking =>
  create({ booking_total_duration: { time_selection_type: 'EXACT_TIME', start, end: start } }, Booking)

interface Given {
  readonly gaps?: readonly FreeDay[]
  readonly morning?: readonly FreeDay[]
  readonly booking?: Booking | null
  readonly moving?: Booking | null
}

/**
 * Returns a gap store. By default, mornings are free from the 26th on, and there is a gap in the evening of the 25th.
 */
async function gapOf({ gaps = [dayAt('2026-11-25', '16:00')], morning, booking = null, moving = null }: Given = {}) {
  const free = {
    MORNING: morning ?? [dayAt('2026-11-26', '08:00')],
    EVENING: [dayAt('2026-11-25', '16:00', '17:00')],
  }
  const choice: { shift: 'MORNING' | 'EVENING'; checksTimes: boolean } = { shift: 'MORNING', checksTimes: false }
  const calendar = new CalendarStore(
    async ({ start, end }) => free[choice.shift].filter(({ date }) => start <= date && date <= end),
    { today: '2026-11-23', carenceDays: 2 },
  )
  const step = Object.assign(makeAutoObservable(choice), {
    calendar,
    shiftAt: (time: string) => (time < '13:00:00' ? ('MORNING' as const) : ('EVENING' as const)),
    chooseShift: vi.fn<TimeStep['chooseShift']>(async (shift, requested) => {
      choice.shift = shift
      await calendar.load(requested)
    }),
  })
  const selectGapTime = vi.fn<Client<typeof gapCalls>['selectGapTime']>(async () => {})
  const gap = new GapStore({ api: { selectGapTime }, booking: { booking, moving }, gaps: { latest: gaps }, step })
  await calendar.load()
  await gap.look()
  return { gap, step, selectGapTime, reported: () => selectGapTime.mock.calls.map(([{ query }]) => query.selected) }
}

describe('a gap time', () => {
  it('TM-17 is offered if it is earlier than the first visible free time', async () => {
    expect((await gapOf()).gap.offered).toEqual(GAP)
    const both = await gapOf({ gaps: [dayAt('2026-11-27', '09:00'), dayAt('2026-11-25', '16:00', '14:00')] })
    expect(both.gap.offered?.start).toBe('2026-11-25T14:00:00')
    expect((await gapOf({ morning: [] })).gap.offered).toEqual(GAP)
    // A booking that is moved has a time already.
    expect((await gapOf({ moving: holding('2026-11-25T15:00:00') })).gap.offered).toBeNull()
    expect((await gapOf({ moving: holding('2026-11-26T08:00:00') })).gap.offered).toEqual(GAP)
  })

  it.each([
    ['is later', { gaps: [dayAt('2026-11-26', '08:30')] }],
    ['is the first free time itself', { gaps: [dayAt('2026-11-26', '08:00')] }],
    ['falls within the notice period', { gaps: [dayAt('2026-11-24', '08:00')] }],
    ['is on the day of a free day reservation', { morning: [dayAt('2026-11-25')] }],
    ['is already held by the visitor', { booking: holding(GAP.start) }],
    ['does not exist', { gaps: [] }],
  ])('TM-17 is not offered if it %s', async (_, given) => {
    expect((await gapOf(given)).gap.offered).toBeNull()
  })

  it('TM-17 TM-05 is not offered with the key locker, and stays offered when the shift changes', async () => {
    const { gap, step } = await gapOf()
    await step.chooseShift('EVENING')
    expect(gap.offered).toEqual(GAP)
    step.checksTimes = true
    expect(gap.offered).toBeNull()
  })

  it('TM-17 is reported to the server and selected in its own shift', async () => {
    const { gap, step, reported } = await gapOf()
    await gap.choosing.run(GAP)
    expect([reported(), step.shift, step.calendar.day, step.calendar.slot]).toEqual([
      [true],
      'EVENING',
      '2026-11-25',
      GAP,
    ])
    expect(gap.isChosen).toBe(true)
    await gap.beforeReserving(GAP)
    expect(reported()).toEqual([true])
  })

  it('TM-17 can be chosen even if the calendar does not contain it', async () => {
    const { gap, step } = await gapOf({ gaps: [dayAt('2026-11-25', '09:15')] })
    await gap.choosing.run({ start: '2026-11-25T09:15:00', end: '2026-11-25T18:00:00' })
    expect([step.calendar.day, step.calendar.slot?.start]).toEqual(['2026-11-25', '2026-11-25T09:15:00'])
    expect(step.calendar.missing).toBeNull()
  })

  it('TM-17 reports each change between the gap time and another time before the reservation', async () => {
    const { gap, reported } = await gapOf()
    await gap.beforeReserving(null)
    expect(reported()).toEqual([])
    await gap.choosing.run(GAP)
    await gap.beforeReserving({ ...GAP, start: '2026-11-25T17:00:00' })
    await gap.beforeReserving(null)
    await gap.beforeReserving(GAP)
    expect(reported()).toEqual([true, false, true])
  })

  it('TM-17 clears the selection of an earlier visit before another time is reserved', async () => {
    const { gap, reported } = await gapOf({ booking: holding(GAP.start) })
    await gap.beforeReserving({ ...GAP, start: '2026-11-26T08:00:00' })
    expect(reported()).toEqual([false])
  })

  it('TM-17 selects nothing if the server call fails, and can be retried', async () => {
    const { gap, step, selectGapTime } = await gapOf()
    selectGapTime.mockRejectedValueOnce(new Error('no'))
    await gap.choosing.run(GAP)
    expect([gap.choosing.hasFailed, step.calendar.slot, step.shift]).toEqual([true, null, 'MORNING'])
    await gap.choosing.run(GAP)
    expect([gap.choosing.hasFailed, gap.isChosen]).toEqual([false, true])
  })
})
