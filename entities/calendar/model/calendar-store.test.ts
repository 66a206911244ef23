import { describe, expect, it, vi } from 'vitest'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { CalendarStore } from './calendar-store'
import type { FreeTimesSource } from './free-months'

const limits = { today: '2026-11-23', carenceDays: 1 }
const dayAt = (date: string, ...starts: string[]): FreeDay => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${start}:00`, endTime: '18:00:00' })),
  exactTimesAvailable: starts.length > 0,
  onlyDayTimesAvailable: starts.length === 0,
})

/** Returns a store over these days, with the requested months in order. */
function calendarOf(...days: FreeDay[]) {
  const server = { days }
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const source = vi.fn<FreeTimesSource>(async ({ start, end }, signal) => {
    asked.push(start === `${start.slice(0, 7)}-01` ? start.slice(0, 7) : start)
    signals.push(signal)
    return server.days.filter(({ date }) => start <= date && date <= end)
  })
  return { calendar: new CalendarStore(source, limits), asked, signals, source, server }
}

/** Delays the responses until `letGo` is called. */
function heldBack(source: ReturnType<typeof calendarOf>['source'], days: readonly FreeDay[]) {
  const answers: (() => void)[] = []
  source.mockImplementation(
    ({ start, end }, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        answers.push(() => resolve(days.filter(({ date }) => start <= date && date <= end)))
      }),
  )
  return { answers, letGo: () => answers.splice(0).forEach((answer) => answer()) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the first free day', () => {
  it('TM-04 is selected automatically from the visible months, from today on', async () => {
    const { calendar, asked } = calendarOf(dayAt('2026-11-26', '08:00'), dayAt('2026-11-25', '08:00'))
    calendar.view.setVisible(2)
    await calendar.load()
    expect(asked.slice(0, 2)).toEqual(['2026-11-23', '2026-12'])
    expect([calendar.day, calendar.view.month]).toEqual(['2026-11-25', '2026-11-01'])
  })

  it.each([1, 2])('TM-04 is searched in three months beyond the %i visible ones, and no further', async (months) => {
    const { calendar, asked } = calendarOf()
    calendar.view.setVisible(months)
    await calendar.load()
    expect(asked).toHaveLength(months + 3)
    expect([calendar.isEmpty, calendar.day, calendar.further]).toEqual([true, null, null])
  })

  it('TM-04 is found in the third further month, but not in the fourth', async () => {
    const found = calendarOf(dayAt('2027-02-26', '08:00'))
    await found.calendar.load()
    expect([found.calendar.isEmpty, found.calendar.day, found.calendar.view.month]).toEqual([
      false,
      '2027-02-26',
      '2027-02-01',
    ])
    const beyond = calendarOf(dayAt('2027-03-01', '08:00'))
    await beyond.calendar.load()
    expect(beyond.calendar.isEmpty).toBe(true)
  })

  it('TM-04 reports the further month that is being searched', async () => {
    const { calendar, source } = calendarOf()
    const { letGo } = heldBack(source, [dayAt('2027-01-04', '08:00')])
    void calendar.load()
    letGo()
    await settled()
    expect(calendar.further).toEqual({ month: '2026-12-01', step: 1, of: 3 })
    letGo()
    await settled()
    expect(calendar.further).toMatchObject({ month: '2027-01-01', step: 2 })
    letGo()
    await settled()
    expect([calendar.further, calendar.day]).toEqual([null, '2027-01-04'])
  })

  it('TM-04 is shown as the last of two visible months', async () => {
    const { calendar } = calendarOf(dayAt('2027-01-04', '08:00'))
    calendar.view.setVisible(2)
    await calendar.load()
    expect([calendar.view.month, calendar.day]).toEqual(['2026-12-01', '2027-01-04'])
  })

  it('TM-04 skips free days that cannot be chosen', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-23', '08:00'), dayAt('2026-11-28', '08:00'))
    await calendar.load()
    expect(calendar.isEmpty).toBe(true)
  })

  it('TM-04 is searched from today on if nothing is free after the later month on screen', async () => {
    const { calendar, server } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2027-03-03', '08:00'))
    await calendar.load()
    calendar.view.show('2027-03-01')
    await settled()
    server.days = [dayAt('2026-11-26', '08:00')]
    await calendar.load()
    expect([calendar.isEmpty, calendar.day, calendar.view.month]).toEqual([false, '2026-11-26', '2026-11-01'])
  })
})

describe('reloading', () => {
  it('TM-07 keeps the chosen day and slot while they are free, and selects them again when they are', async () => {
    const wanted = dayAt('2026-11-26', '08:00')
    const { calendar, server } = calendarOf(dayAt('2026-11-25', '08:00'), wanted)
    await calendar.load()
    calendar.choose('2026-11-26')
    calendar.chooseSlot({ start: '2026-11-26T08:00:00', end: '2026-11-26T18:00:00' })
    const chosen = () => [calendar.day, calendar.slot?.start]
    await calendar.load()
    expect(chosen()).toEqual(['2026-11-26', '2026-11-26T08:00:00'])
    server.days = [dayAt('2026-11-25', '09:00')]
    await calendar.load()
    expect(chosen()).toEqual(['2026-11-25', undefined])
    server.days = []
    await calendar.load()
    expect(chosen()).toEqual([null, undefined])
    server.days = [dayAt('2026-11-25', '08:00'), wanted]
    await calendar.load()
    expect(chosen()).toEqual(['2026-11-26', '2026-11-26T08:00:00'])
    // Another choice replaces it, and so does a request.
    calendar.choose('2026-11-25')
    await calendar.load()
    expect(chosen()).toEqual(['2026-11-25', undefined])
    await calendar.load(null)
    expect([calendar.day, calendar.wanted]).toEqual(['2026-11-25', null])
  })

  it('TM-07 stays at the months on screen if the chosen day is among them', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-12-10', '08:00'))
    calendar.view.setVisible(2)
    await calendar.load()
    calendar.view.show('2026-12-01')
    await settled()
    calendar.choose('2026-12-10')
    await calendar.load()
    expect([calendar.view.month, calendar.day]).toEqual(['2026-12-01', '2026-12-10'])
  })

  it('TM-07 shows the stale days until the response arrives, and blocks continuing', async () => {
    const { calendar, source } = calendarOf(dayAt('2026-11-25', '08:00'))
    await calendar.load()
    const { letGo } = heldBack(source, [dayAt('2026-11-25', '14:00')])
    const loading = calendar.load()
    expect([calendar.isSelectable('2026-11-25'), calendar.slots.length, calendar.missing]).toEqual([true, 1, 'times'])
    letGo()
    await settled()
    letGo()
    await loading
    expect(calendar.slots.map(({ start }) => start)).toEqual(['2026-11-25T14:00:00'])
  })

  it('TM-07 TM-08 keeps a day and a slot selected during the reload', async () => {
    const days = [dayAt('2026-11-25', '08:00'), dayAt('2026-11-26', '09:00', '10:00')]
    const { calendar, source } = calendarOf(...days)
    await calendar.load()
    const { letGo } = heldBack(source, days)
    const loading = calendar.load({ day: '2026-11-25', start: '08:00:00' })
    calendar.choose('2026-11-26')
    calendar.chooseSlot({ start: '10:00:00', end: '18:00:00' })
    await settled()
    letGo()
    await loading
    expect([calendar.day, calendar.slot?.start]).toEqual(['2026-11-26', '10:00:00'])
  })

  it('TM-07 aborts the requests of earlier reloads, and applies only the last', async () => {
    const { calendar, source, signals, server } = calendarOf(dayAt('2026-11-25', '08:00'))
    await calendar.load()
    const before = signals.length
    source.mockImplementationOnce((_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    void calendar.load()
    server.days = [dayAt('2026-11-27', '08:00')]
    await calendar.load()
    expect([signals[before]?.aborted, signals[before + 1]?.aborted]).toEqual([true, false])
    expect(calendar.day).toBe('2026-11-27')
  })

  it('TM-15 selects the slot that is already held, and shows its month', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2027-01-05', '08:00', '09:00'))
    await calendar.load({ day: '2027-01-05', start: '2027-01-05T09:00:00' })
    expect([calendar.view.month, calendar.slot?.start]).toEqual(['2027-01-01', '2027-01-05T09:00:00'])
    await calendar.load({ day: '2027-01-05', start: '2027-01-05T10:00:00' })
    expect([calendar.day, calendar.slot]).toEqual(['2027-01-05', null])
  })

  it('TM-03 reports a failed search, and can retry it', async () => {
    const { calendar, source } = calendarOf(dayAt('2026-11-25', '08:00'))
    source.mockRejectedValueOnce(new Error('no'))
    await calendar.load()
    expect([calendar.search.state.status, calendar.day]).toEqual(['failed', null])
    await calendar.load()
    expect(calendar.day).toBe('2026-11-25')
  })
})

describe('the selection', () => {
  it('TM-08 TM-11 clears the slot when the day changes, and reports what is missing', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '10:00', '08:00'), dayAt('2026-11-26'))
    expect(calendar.missing).toBe('times')
    await calendar.load()
    expect(calendar.missing).toBe('slot')
    expect(calendar.slots.map(({ start }) => start)).toEqual(['2026-11-25T08:00:00', '2026-11-25T10:00:00'])
    calendar.chooseSlot({ start: '2026-11-25T08:00:00', end: '2026-11-25T18:00:00' })
    expect(calendar.missing).toBeNull()
    calendar.choose('2026-11-26')
    expect([calendar.slot, calendar.isDayOnly, calendar.missing]).toEqual([null, true, null])
  })

  it('TM-13 is cleared if the slot is gone when its month is refetched', async () => {
    const { calendar, server } = calendarOf(dayAt('2026-11-25', '08:00', '09:00'), dayAt('2026-12-01', '08:00'))
    await calendar.load()
    calendar.chooseSlot({ start: '2026-11-25T08:00:00', end: '2026-11-25T18:00:00' })
    calendar.view.show('2026-12-01')
    await settled()
    expect(calendar.slot).not.toBeNull()
    server.days = [dayAt('2026-11-25', '09:00')]
    calendar.view.show('2026-11-01')
    await settled()
    expect([calendar.slot, calendar.isSlotTaken, calendar.missing]).toEqual([null, true, 'slot'])
    calendar.choose('2026-11-25')
    expect(calendar.isSlotTaken).toBe(false)
  })
})

describe('paging', () => {
  it('TM-03 runs from the current month to a year ahead, and keeps the selection', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-12-01', '08:00'))
    await calendar.load()
    await settled()
    expect([calendar.view.canGoBack, calendar.view.canGoForward]).toEqual([false, true])
    calendar.view.show('2026-12-01')
    expect([calendar.day, calendar.isSelectable('2026-12-01'), calendar.view.canGoBack]).toEqual([
      '2026-11-25',
      true,
      true,
    ])
    expect(calendar.slots).toHaveLength(1)
    calendar.view.show('2027-11-01')
    expect(calendar.view.canGoForward).toBe(false)
  })

  it('TM-03 prefetches each month next to the visible ones once, so that paging does not wait', async () => {
    const { calendar, asked } = calendarOf(dayAt('2026-11-25', '08:00'))
    await calendar.load()
    await settled()
    expect(asked).toEqual(['2026-11-23', '2026-12'])
    expect([calendar.isKnown('2026-12-31'), calendar.isKnown('2027-01-01')]).toEqual([true, false])
    calendar.view.show('2026-12-01')
    expect([calendar.view.isWaiting, asked.slice(2)]).toEqual([false, []])
    await settled()
    expect(asked.slice(2)).toEqual(['2027-01'])
  })

  it('TM-03 shows a month again from the cache, and refetches it in the background', async () => {
    const { calendar, asked, server } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-11-26', '08:00'))
    await calendar.load()
    calendar.view.show('2026-12-01')
    await settled()
    server.days = [dayAt('2026-11-25', '08:00')]
    calendar.view.show('2026-11-01')
    expect([calendar.isSelectable('2026-11-26'), calendar.view.isWaiting]).toEqual([true, false])
    await settled()
    expect(asked.at(-1)).toBe('2026-11-23')
    expect(calendar.isSelectable('2026-11-26')).toBe(false)
  })

  it('TM-03 aborts requests for months that were passed quickly', async () => {
    const { calendar, source, signals } = calendarOf(dayAt('2026-11-25', '08:00'))
    await calendar.load()
    const { answers } = heldBack(source, [])
    source.mockImplementationOnce((_, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    calendar.view.show('2027-02-01')
    calendar.view.show('2027-06-01')
    await settled()
    expect(signals.at(-1)?.aborted).toBe(true)
    expect([calendar.view.isWaiting, calendar.view.hasFailed, answers.length]).toEqual([true, false, 1])
  })

  it('TM-03 reports a visible month that failed to load, and retries it on request', async () => {
    const { calendar, source } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2027-03-03', '08:00'))
    await calendar.load()
    source.mockRejectedValueOnce(new Error('no'))
    calendar.view.show('2027-03-01')
    await settled()
    expect([calendar.view.hasFailed, calendar.isKnown('2027-03-03')]).toEqual([true, false])
    calendar.view.retry()
    await settled()
    expect([calendar.view.hasFailed, calendar.isSelectable('2027-03-03')]).toEqual([false, true])
  })

  it('TM-01 loads the second month when it becomes visible', async () => {
    const { calendar } = calendarOf(dayAt('2026-11-25', '08:00'), dayAt('2026-12-02', '08:00'))
    await calendar.load()
    calendar.view.setVisible(2)
    await settled()
    expect([calendar.isSelectable('2026-12-02'), calendar.isKnown('2027-01-01')]).toEqual([true, true])
  })
})
