import { describe, expect, it, vi } from 'vitest'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { CalendarStore, type FreeTimesSource } from './calendar-store'

const limits = { today: '2026-11-23', carenceDays: 1 }
const dayAt = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${start}:00`, endTime: '18:00:00' })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})
/** A calendar over these days, and the periods that were asked for. */
function calendarOf(...days: FreeDay[]) {
  const asked: string[] = []
  const source = vi.fn<FreeTimesSource>(async ({ start, end }) => {
    asked.push(`${start}–${end}`)
    return days.filter(({ date }) => start <= date && date <= end)
  })
  return { calendar: new CalendarStore(source, limits), asked, source }
}

describe('the calendar', () => {
  it('TM-04 reads the visible months from today on, and chooses the first free day', async () => {
    const { calendar, asked } = calendarOf(dayAt('2026-11-26', '08:00'), dayAt('2026-11-25', '08:00'))
    await calendar.load(2)
    expect(asked).toEqual(['2026-11-23–2026-12-31'])
    expect([calendar.day, calendar.month]).toEqual(['2026-11-25', '2026-11-01'])
  })

  it.each([1, 2])('TM-04 searches at most three months beyond the %i visible ones', async (months) => {
    const { calendar, asked } = calendarOf()
    await calendar.load(months)
    expect(asked).toHaveLength(4)
    expect([calendar.isEmpty, calendar.day, calendar.isSearchingFurther]).toEqual([true, null, false])
  })

  it('TM-04 finds the last of the three further months, and nothing beyond it', async () => {
    const found = calendarOf(dayAt('2027-02-26', '08:00'))
    await found.calendar.load(1)
    expect([found.calendar.isEmpty, found.calendar.day, found.calendar.month]).toEqual([
      false,
      '2027-02-26',
      '2027-02-01',
    ])
    const beyond = calendarOf(dayAt('2027-03-01', '08:00'))
    await beyond.calendar.load(1)
    expect(beyond.calendar.isEmpty).toBe(true)
  })

  it('TM-04 shows with two months only such as it has asked for', async () => {
    const { calendar } = calendarOf(dayAt('2027-01-04', '08:00'))
    await calendar.load(2)
    expect([calendar.month, calendar.day]).toEqual(['2026-12-01', '2027-01-04'])
  })

  it('TM-04 does not take for free what nobody can choose', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-23', '08:00'), dayAt('2026-11-28', '08:00'))
    await calendar.load(1)
    expect(calendar.isEmpty).toBe(true)
  })

  it('TM-07 keeps the chosen day over a reload while it is still free, and its time not', async () => {
    const { calendar, source } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-11-26', '08:00'))
    await calendar.load(1)
    calendar.choose('2026-11-26')
    calendar.chooseSlot({ start: '2026-11-26T08:00:00', end: '2026-11-26T18:00:00' })
    await calendar.load(1)
    expect([calendar.day, calendar.slot]).toEqual(['2026-11-26', null])
    source.mockResolvedValue([dayAt('2026-11-25', '09:00')])
    await calendar.load(1)
    expect(calendar.day).toBe('2026-11-25')
  })

  it('TM-08 TM-11 drops the time with its day, and knows what is missing', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '10:00', '08:00'), dayAt('2026-11-26'))
    expect(calendar.missing).toBe('day')
    await calendar.load(1)
    expect(calendar.missing).toBe('slot')
    expect(calendar.slots.map(({ start }) => start)).toEqual(['2026-11-25T08:00:00', '2026-11-25T10:00:00'])
    calendar.chooseSlot({ start: '2026-11-25T08:00:00', end: '2026-11-25T18:00:00' })
    expect(calendar.missing).toBeNull()
    calendar.choose('2026-11-26')
    expect([calendar.slot, calendar.isDayOnly, calendar.missing]).toEqual([null, true, null])
  })

  it('TM-03 pages forward and back to today’s month, and keeps what is chosen', async () => {
    const { calendar, asked } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-12-01', '08:00'))
    await calendar.load(1)
    expect([calendar.canGoBack, calendar.canGoForward]).toEqual([false, true])
    await calendar.show('2026-12-01', 1)
    expect(asked.at(-1)).toBe('2026-12-01–2026-12-31')
    expect([calendar.day, calendar.isSelectable('2026-12-01'), calendar.canGoBack]).toEqual(['2026-11-25', true, true])
    expect(calendar.slots).toHaveLength(1)
    await calendar.show('2027-11-01', 1)
    expect(calendar.canGoForward).toBe(false)
  })

  it('TM-03 says that a search failed, and can be asked again', async () => {
    const { calendar, source } = calendarOf(dayAt('2026-11-25', '08:00'))
    source.mockRejectedValueOnce(new Error('no'))
    await calendar.load(1)
    expect([calendar.search.state.status, calendar.day]).toEqual(['failed', null])
    await calendar.load(1)
    expect(calendar.day).toBe('2026-11-25')
  })
})
