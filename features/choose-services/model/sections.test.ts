import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sections } from './sections'

/** Sections whose calls are answered at once, and a fact of the vehicle that is not known yet. */
function sections() {
  const fact = observable({ isKnown: false })
  const none = () => Promise.resolve([])
  const api = {
    toyotaRecalls: none,
    services: none,
    additionalServices: none,
    extraServices: none,
    extraAdditionalServices: none,
  }
  const { scheduled } = new Sections(api, () => fact.isKnown)
  return { scheduled, tell: () => runInAction(() => (fact.isKnown = true)) }
}

describe('the scheduled services', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('let a fact of the vehicle that comes right after them stand above', async () => {
    const { scheduled, tell } = sections()
    void scheduled.load()
    await vi.advanceTimersByTimeAsync(100)
    expect(scheduled.hasAnswered).toBe(false)
    tell()
    await vi.advanceTimersByTimeAsync(0)
    expect(scheduled.hasAnswered).toBe(true)
  })

  it('wait a quarter of a second for it at most, and only the first time', async () => {
    const { scheduled } = sections()
    void scheduled.load()
    await vi.advanceTimersByTimeAsync(250)
    expect(scheduled.hasAnswered).toBe(true)
    const again = scheduled.load()
    await vi.advanceTimersByTimeAsync(0)
    await expect(again).resolves.toBe(true)
  })
})
