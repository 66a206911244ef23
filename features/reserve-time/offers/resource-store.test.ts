import { create } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { CalendarStore } from '#entities/calendar'
import { Booking } from '#shared/api/nouns/entities'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { Client } from '#shared/api/client'
import { ResourceStore, type resourceCalls } from './resource-store'

type Api = Client<typeof resourceCalls>

const people = [
  { id: 601, name: 'Mikko' },
  { id: 602, name: 'Sanna' },
]
const day = (date: string) => ({ date, calendarSlots: [], exactTimesAvailable: false, onlyDayTimesAvailable: true })
const held = { booking_total_duration: { time_selection_type: 'EXACT_TIME', start: '2026-11-25T08:00:00', end: '' } }

/**
 * Returns a resource store with a fake step. `kept` is the mechanic chosen on an earlier visit. `asked` lists the
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
      await resources.settled()
      signal.throwIfAborted()
      asked.push(selectResources.mock.calls.length)
      return [day('2026-11-25')]
    },
    { today: '2026-11-23', carenceDays: 0 },
  )
  const refresh = vi.fn<() => Promise<void>>(async () => {})
  const resources: ResourceStore = new ResourceStore({
    api: { selectResources, resourceAbsences, resourceWorkshift: async () => '' },
    list: { latest: people },
    step: { isMove, refilter: () => calendar.load() },
    refreshGaps: refresh,
    booking: { booking: create(booking, Booking) },
    memory,
  })
  const sentIds = () => selectResources.mock.calls.map(([{ body }]) => body)
  return { resources, memory, selectResources, resourceAbsences, refresh, sentIds, asked, calendar }
}

describe('choosing a mechanic', () => {
  it('TM-18 sends the selection before it loads the free times, and an empty selection for no mechanic', async () => {
    const { resources, sentIds, asked, memory, refresh } = stepOf()
    await resources.choose(602)
    expect([resources.shown, sentIds(), memory.id]).toEqual([602, [[602]], 602])
    // The selection had been sent before the first free-times request.
    expect(asked[0]).toBe(1)
    expect(refresh).toHaveBeenCalledTimes(1)
    await resources.choose(null)
    expect([resources.shown, sentIds().at(-1), memory.id]).toEqual([null, [], null])
  })

  it('TM-18 TM-07 ends with the last of quick changes, sends them in order, and skips superseded ones', async () => {
    const { resources, sentIds, asked } = stepOf()
    const changes = [resources.choose(601), resources.choose(null), resources.choose(602)]
    expect(resources.shown).toBe(602)
    await Promise.all(changes)
    expect(resources.shown).toBe(602)
    expect(sentIds().at(-1)).toEqual([602])
    // No free times were requested for a superseded selection.
    expect(new Set(asked)).toEqual(new Set([sentIds().length]))
  })

  it('TM-18 keeps the previous mechanic and reports a failure if a change fails', async () => {
    const { resources, selectResources, memory } = stepOf()
    await resources.choose(601)
    selectResources.mockRejectedValueOnce(new Error('no'))
    const change = resources.choose(602)
    expect(resources.shown).toBe(602)
    await change
    expect([resources.shown, resources.hasFailed, memory.id]).toEqual([601, true, 601])
    await resources.choose(602)
    expect([resources.shown, resources.hasFailed]).toEqual([602, false])
  })

  it.each([
    [null, []],
    [602, [602]],
    ['gone', []],
  ])('TM-18 sends the selection again when the step opens: %s', async (kept, body) => {
    const { resources, sentIds } = stepOf({ kept })
    await resources.restore()
    expect([sentIds(), resources.shown]).toEqual([[body], body[0] ?? null])
  })

  it('TM-18 keeps the mechanic of a booking that is moved, until another is chosen', async () => {
    const booking = { mechanics: ['Sanna'], ...held }
    const { resources, sentIds } = stepOf({ booking, isMove: true })
    await resources.restore()
    expect([sentIds(), resources.shown]).toEqual([[[602]], 602])
    // Not the one that was chosen for another booking, unless the server tells none.
    const other = stepOf({ booking, isMove: true, kept: 601 })
    await other.resources.restore()
    expect(other.resources.shown).toBe(602)
    const untold = stepOf({ booking: held, isMove: true, kept: 601 })
    await untold.resources.restore()
    expect(untold.resources.shown).toBe(601)
    const gone = stepOf({ booking: { ...booking, mechanics: ['Veera'] }, isMove: true })
    await gone.resources.restore()
    expect(gone.resources.shown).toBeNull()
  })

  it('TM-18 opens without a failure if the server does not support the call', async () => {
    const { resources, selectResources } = stepOf()
    selectResources.mockRejectedValue(new Error('404'))
    await resources.restore()
    expect([resources.shown, resources.hasFailed]).toEqual([null, false])
  })

  it('TM-18 locks the selection while a time is held or a day is requested, and still shows the mechanic', async () => {
    const { resources, sentIds } = stepOf({ kept: 601, booking: held })
    await resources.restore()
    expect([resources.isLocked, resources.shown, sentIds()]).toEqual([true, 601, []])
    expect(stepOf({ booking: { lead_date: '2026-11-25' } }).resources.isLocked).toBe(true)
    expect(stepOf().resources.isLocked).toBe(false)
    // A move holds no time yet, but an enquiry that is moved still asks for its day.
    expect(stepOf({ booking: held, isMove: true }).resources.isLocked).toBe(false)
    expect(stepOf({ booking: { lead_date: '2026-11-25' }, isMove: true }).resources.isLocked).toBe(true)
  })

  it('TM-18 removes the days of an all-day absence, even if the server offers them', async () => {
    const { resources, resourceAbsences } = stepOf()
    const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-07'].map(day)
    const left = () => resources.daysOf(days).map(({ date }) => date)
    expect(left()).toHaveLength(4)
    await resources.choose(601)
    expect(left()).toEqual(['2026-11-30', '2026-12-07'])
    resourceAbsences.mockRejectedValueOnce(new Error('no'))
    await resources.choose(602)
    expect([left().length, resources.shown, resources.hasFailed]).toEqual([4, 602, false])
  })
})
