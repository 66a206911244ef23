import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationStore } from './notification-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const words = (store: NotificationStore) => store.notifications.map(({ level, message }) => `${level} ${message}`)

describe('notifications', () => {
  it('NO-01 have a time, a level and a message', () => {
    vi.setSystemTime(1000)
    const store = new NotificationStore()
    store.error('a')
    store.warning('b')
    store.success('c')
    expect(words(store)).toEqual(['ERROR a', 'WARNING b', 'SUCCESS c'])
    expect(store.notifications[0]?.created).toBe(1000)
    expect(new Set(store.notifications.map(({ id }) => id)).size).toBe(3)
  })

  it('NO-01 go after five seconds, looked at every second', () => {
    const store = new NotificationStore()
    store.error('a')
    vi.advanceTimersByTime(500)
    store.error('b')
    vi.advanceTimersByTime(4499)
    expect(words(store)).toEqual(['ERROR a', 'ERROR b'])
    vi.advanceTimersByTime(1)
    expect(words(store)).toEqual(['ERROR b'])
    vi.advanceTimersByTime(1000)
    expect(words(store)).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('NO-01 are not added twice at the same level, and again once they are gone', () => {
    const store = new NotificationStore()
    store.error('a')
    store.error('a')
    store.warning('a')
    expect(words(store)).toEqual(['ERROR a', 'WARNING a'])
    vi.advanceTimersByTime(6000)
    store.error('a')
    expect(words(store)).toEqual(['ERROR a'])
  })

  it('NO-01 go when dismissed', () => {
    const store = new NotificationStore()
    store.error('a')
    store.error('b')
    store.dismiss(store.notifications[0]?.id ?? 0)
    expect(words(store)).toEqual(['ERROR b'])
  })

  it('NO-01 stay while they are read, and have their whole time again afterwards', () => {
    const store = new NotificationStore()
    store.error('a')
    vi.advanceTimersByTime(4000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(words(store)).toEqual(['ERROR a'])
    store.resume()
    vi.advanceTimersByTime(4000)
    expect(words(store)).toEqual(['ERROR a'])
    vi.advanceTimersByTime(1000)
    expect(words(store)).toEqual([])
  })
})
