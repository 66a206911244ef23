import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { CalendarStore } from '#entities/calendar'
import { Booking } from '#shared/api/nouns/booking'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { Client } from '#shared/api/client'
import { MechanicStore, type mechanicCalls } from './mechanic-store'

type Api = Client<typeof mechanicCalls>

const people = [
  { id: 601, name: 'Mikko' },
  { id: 602, name: 'Sanna' },
]
const day = (date: string) => ({ date, calendarSlots: [], exactTimesAvailable: false, onlyDayTimesAvailable: true })
const held = { booking_total_duration: { time_selection_type: 'EXACT_TIME', start: '2026-11-25T08:00:00', end: '' } }

/**
 * Returns a mechanic store with a fake step. `kept` is the mechanic chosen on an earlier visit. `asked` lists the
 * number of selections sent before each free-times request.
 */
function stepOf({
  kept = null,
  booking = {},
  isMove = false,
}: { kept?: Identifier | null; booking?: object; isMove?: boolean } = {}) {
  const memory = {
    id: kept,
    read: () => memory.id,
    write: (id: Identifier) => void (memory.id = id),
    clear: () => void (memory.id = null),
  }
  const selectResources = vi.fn<Api['selectResources']>(async () => {})
  const resourceAbsences = vi.fn<Api['resourceAbsences']>(async () => [
    { start: '2026-12-01T00:00:00', end: '2026-12-06T00:00:00' },
  ])
  const asked: number[] = []
  const calendar = new CalendarStore(
    async (_, signal) => {
      await mechanics.settled()
      signal.throwIfAborted()
      asked.push(selectResources.mock.calls.length)
      return [day('2026-11-25')]
    },
    { today: '2026-11-23', carenceDays: 0 },
  )
  const refresh = vi.fn<() => Promise<void>>(async () => {})
  const mechanics: MechanicStore = new MechanicStore({
    api: { selectResources, resourceAbsences, resourceWorkshift: async () => '' },
    list: { latest: people },
    step: { isMove, refilter: () => calendar.load() },
    refreshGaps: refresh,
    booking: { booking: create(booking, Booking) },
    memory,
  })
  const sentIds = () => selectResources.mock.calls.map(([{ body }]) => body)
  return { mechanics, memory, selectResources, resourceAbsences, refresh, sentIds, asked, calendar }
}

describe('choosing a mechanic', () => {
  it('TM-18 sends the selection before it loads the free times, and an empty selection for no mechanic', async () => {
    const { mechanics, sentIds, asked, memory, refresh } = stepOf()
    await mechanics.choose(602)
    expect([mechanics.shown, sentIds(), memory.id]).toEqual([602, [[602]], 602])
    // The selection had been sent before the first free-times request.
    expect(asked[0]).toBe(1)
    expect(refresh).toHaveBeenCalledTimes(1)
    await mechanics.choose(null)
    expect([mechanics.shown, sentIds().at(-1), memory.id]).toEqual([null, [], null])
  })

  it('TM-18 TM-07 ends with the last of quick changes, sends them in order, and skips superseded ones', async () => {
    const { mechanics, sentIds, asked } = stepOf()
    const changes = [mechanics.choose(601), mechanics.choose(null), mechanics.choose(602)]
    expect(mechanics.shown).toBe(602)
    await Promise.all(changes)
    expect(mechanics.shown).toBe(602)
    expect(sentIds().at(-1)).toEqual([602])
    // No free times were requested for a superseded selection.
    expect(new Set(asked)).toEqual(new Set([sentIds().length]))
  })

  it('TM-18 keeps the previous mechanic and reports a failure if a change fails', async () => {
    const { mechanics, selectResources, memory } = stepOf()
    await mechanics.choose(601)
    selectResources.mockRejectedValueOnce(new Error('no'))
    const change = mechanics.choose(602)
    expect(mechanics.shown).toBe(602)
    await change
    expect([mechanics.shown, mechanics.hasFailed, memory.id]).toEqual([601, true, 601])
    const again = mechanics.choose(602)
    // The failure is not shown while the new selection is sent.
    expect(mechanics.hasFailed).toBe(false)
    await again
    expect([mechanics.shown, mechanics.hasFailed]).toEqual([602, false])
  })

  it.each([
    [null, []],
    [602, [602]],
    ['gone', []],
  ])('TM-18 sends the selection again when the step opens: %s', async (kept, body) => {
    const { mechanics, sentIds } = stepOf({ kept })
    await mechanics.restore()
    expect([sentIds(), mechanics.shown]).toEqual([[body], body[0] ?? null])
  })

  it('TM-18 keeps the mechanic of a booking that is moved, until another is chosen', async () => {
    const booking = { mechanics: ['Sanna'], ...held }
    const { mechanics, sentIds } = stepOf({ booking, isMove: true })
    await mechanics.restore()
    expect([sentIds(), mechanics.shown]).toEqual([[[602]], 602])
    // Not the one that was chosen for another booking, unless the server tells none.
    const other = stepOf({ booking, isMove: true, kept: 601 })
    await other.mechanics.restore()
    expect(other.mechanics.shown).toBe(602)
    const untold = stepOf({ booking: held, isMove: true, kept: 601 })
    await untold.mechanics.restore()
    expect(untold.mechanics.shown).toBe(601)
    const gone = stepOf({ booking: { ...booking, mechanics: ['Veera'] }, isMove: true })
    await gone.mechanics.restore()
    expect(gone.mechanics.shown).toBeNull()
  })

  it('TM-18 opens without a failure if the server does not support the call', async () => {
    const { mechanics, selectResources } = stepOf()
    selectResources.mockRejectedValue(new Error('404'))
    await mechanics.restore()
    expect([mechanics.shown, mechanics.hasFailed]).toEqual([null, false])
  })

  it('TM-18 locks the selection while a time is held or a day is requested, and still shows the mechanic', async () => {
    const { mechanics, sentIds } = stepOf({ kept: 601, booking: held })
    await mechanics.restore()
    expect([mechanics.isLocked, mechanics.shown, sentIds()]).toEqual([true, 601, []])
    expect(stepOf({ booking: { lead_date: '2026-11-25' } }).mechanics.isLocked).toBe(true)
    expect(stepOf().mechanics.isLocked).toBe(false)
    // A move holds no time yet, but an enquiry that is moved still asks for its day.
    expect(stepOf({ booking: held, isMove: true }).mechanics.isLocked).toBe(false)
    expect(stepOf({ booking: { lead_date: '2026-11-25' }, isMove: true }).mechanics.isLocked).toBe(true)
  })

  it('TM-18 removes the days of an all-day absence, even if the server offers them', async () => {
    const { mechanics, resourceAbsences } = stepOf()
    const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-07'].map(day)
    const left = () => mechanics.daysOf(days).map(({ date }) => date)
    expect(left()).toHaveLength(4)
    await mechanics.choose(601)
    expect(left()).toEqual(['2026-11-30', '2026-12-07'])
    resourceAbsences.mockRejectedValueOnce(new Error('no'))
    await mechanics.choose(602)
    expect([left().length, mechanics.shown, mechanics.hasFailed]).toEqual([4, 602, false])
  })

  it('TM-18 removes the days of the previous mechanic’s absence again if a change is refused', async () => {
    const { mechanics, resourceAbsences, selectResources } = stepOf()
    const left = () => mechanics.daysOf(['2026-11-30', '2026-12-01'].map(day)).map(({ date }) => date)
    await mechanics.choose(601)
    resourceAbsences.mockResolvedValueOnce([{ start: '2026-11-30T00:00:00', end: '2026-12-01T00:00:00' }])
    selectResources.mockRejectedValueOnce(new Error('no'))
    await mechanics.choose(602)
    expect([mechanics.shown, left()]).toEqual([601, ['2026-11-30']])
  })
})
