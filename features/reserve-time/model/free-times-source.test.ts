import { describe, expect, it, vi } from 'vitest'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { Client } from '#shared/api/client'
import { freeDaysOf, type freeTimesCalls } from './free-times-source'

type Api = Client<typeof freeTimesCalls>

const { signal } = new AbortController()
const MARCH = { start: '2027-03-01', end: '2027-03-31' }

function fakeServer() {
  const free = async (): Promise<FreeDay[]> => []
  return {
    freeTimes: vi.fn<Api['freeTimes']>(free),
    freeTimesMorning: vi.fn<Api['freeTimesMorning']>(free),
    freeTimesEvening: vi.fn<Api['freeTimesEvening']>(free),
  }
}

describe('loading the free days', () => {
  it('TM-03 TM-06 calls the endpoint of the shift, or the one of the whole day without shifts', async () => {
    const server = fakeServer()
    const options = { signal, isReloaded: true }
    await freeDaysOf(server, 'MORNING', MARCH, signal)
    await freeDaysOf(server, 'EVENING', MARCH, signal)
    await freeDaysOf(server, null, MARCH, signal)
    expect(server.freeTimesMorning).toHaveBeenCalledExactlyOnceWith({ query: MARCH }, options)
    expect(server.freeTimesEvening).toHaveBeenCalledExactlyOnceWith({ query: MARCH }, options)
    const query = { ...MARCH, resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] }
    expect(server.freeTimes).toHaveBeenCalledExactlyOnceWith({ query }, options)
  })

  it('PM-05 asks for the kind of times that a process offers', async () => {
    const server = fakeServer()
    await freeDaysOf(server, null, MARCH, signal, ['HOUR_SERVICE'])
    const query = { ...MARCH, resourceTimeSelectionTypes: ['HOUR_SERVICE'] }
    expect(server.freeTimes).toHaveBeenCalledExactlyOnceWith({ query }, { signal, isReloaded: true })
  })
})
