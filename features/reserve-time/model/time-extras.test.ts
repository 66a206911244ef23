import { describe, expect, it } from 'vitest'
import { PLAIN_DETAILS } from '#entities/booking'
import type { TimeExtraStore } from '#entities/calendar'
import { TimeExtras } from './time-extras'

const extrasOf = (...stores: readonly Omit<TimeExtraStore, 'followsFromTime'>[]): TimeExtras =>
  new TimeExtras(stores.map((store) => ({ store: { followsFromTime: false, ...store } })))
const never = (): void => {}
const TIME = { day: '2026-11-24', slot: null }

describe('the extras of the time step', () => {
  it('must say whether more than the time follows from it', () => {
    // @ts-expect-error: followsFromTime is missing
    const silent: TimeExtraStore = {}
    expect(silent).toEqual({})
    const one = (followsFromTime: boolean) => ({ store: { followsFromTime } })
    expect(new TimeExtras([one(false), one(true)]).followsFromTime).toBe(true)
    expect(new TimeExtras([one(false)]).followsFromTime).toBe(false)
    expect(new TimeExtras([]).followsFromTime).toBe(false)
  })

  it('TM-19 save one after another, and their details are those of the visit', async () => {
    const done: string[] = []
    const saving = (name: string, details?: { usingKeyLocker: boolean }) => ({
      save: async () => {
        done.push(name)
        await Promise.resolve()
        return details
      },
    })
    const extras = extrasOf(saving('one', { usingKeyLocker: true }), {}, saving('two'))
    expect(await extras.save(TIME, () => void done.push('same'))).toEqual({ ...PLAIN_DETAILS, usingKeyLocker: true })
    expect(done).toEqual(['one', 'same', 'same', 'two', 'same'])
  })

  it('stop saving at the first failure', async () => {
    const failing = { save: () => Promise.reject(new Error('no')) }
    const later = { save: () => Promise.reject(new Error('later')) }
    await expect(extrasOf(failing, later).save(TIME, never)).rejects.toThrow('no')
  })

  it('ask for one missing choice at a time', async () => {
    const asked: string[] = []
    const asking = (name: string, isReady: boolean) => ({ check: async () => asked.push(name) > 0 && isReady })
    expect(await extrasOf(asking('one', true), {}, asking('two', false), asking('three', true)).check()).toBe(false)
    expect(asked).toEqual(['one', 'two'])
    expect(await extrasOf({}, asking('one', true)).check()).toBe(true)
  })

  it('all save what needs the reserved time, also after one has failed', async () => {
    const saved: string[] = []
    const saving = (name: string, isSaved: boolean) => ({ saveReserved: async () => saved.push(name) > 0 && isSaved })
    expect(await extrasOf(saving('one', false), {}, saving('two', true)).saveReserved()).toBe(false)
    expect(saved).toEqual(['one', 'two'])
  })

  it('leave out days one after another', async () => {
    const day = (date: string) => ({
      date,
      calendarSlots: [],
      exactTimesAvailable: false,
      onlyDayTimesAvailable: true,
    })
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map(day)
    const without = (left: number) => ({ freeDays: (some: typeof days) => some.slice(left) })
    const { signal } = new AbortController()
    expect(await extrasOf({ freeDays: async (some) => some.slice(1) }, {}, without(1)).freeDays(days, signal)).toEqual([
      day('2026-11-26'),
    ])
  })
})
