import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CalendarStore, type TimeStep } from '#entities/calendar'
import type { Send } from '#shared/api/call'
import { apiPort, createClient } from '#shared/api/client'
import { createStores, provide } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { ChooseMechanicStore } from './choose-mechanic-store'
import { createGap } from './gap-store'
import { createMechanics } from './mechanic-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const calendar = new CalendarStore(async () => [], { today: '2026-11-23', carenceDays: 0 })
const step: TimeStep = {
  calendar,
  settings: { latest: undefined },
  shift: 'MORNING',
  withShifts: true,
  checksTimes: false,
  isEnquiry: false,
  isMove: false,
  isReserving: false,
  refusal: null,
  shiftAt: () => 'MORNING',
  chooseShift: async () => {},
  setShift: () => {},
  refilter: calendar.load,
}

/** Answers no gap times, and no list of mechanics. */
const send: Send = ({ name, signal }) =>
  name === 'customerSelectableResources'
    ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    : Promise.resolve({ output: [], headers: new Headers() })

it('TM-18 waits four seconds for the list of mechanics, and then opens without them', async () => {
  const get = createStores(provide(apiPort, createClient({ root: '', send })))
  const store = new ChooseMechanicStore(get, step, new Resource(async () => ({ createGap, createMechanics })))
  const opened = vi.fn<() => void>()
  void store.open().then(opened)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(store.hasMechanics).toBe(false)
})
