import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationStore } from './notification-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const words = (store: NotificationStore) => store.notifications.map(({ level, message }) => `${level} ${message}`)

describe('notifications', () => {
  it('NO-01 store time, level and message', () => {
    vi.setSystemTime(1000)
    const store = new NotificationStore()
    store.error('a')
    store.warning('b')
    store.success('c')
    expect(words(store)).toEqual(['ERROR a', 'WARNING b', 'SUCCESS c'])
    expect(store.notifications[0]?.created).toBe(1000)
    expect(new Set(store.notifications.map(({ id }) => id)).size).toBe(3)
  })

  it('NO-01 expire after five seconds, checked every second', () => {
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

  it('NO-01 skip a duplicate of the same level until the first one expires', () => {
    const store = new NotificationStore()
    store.error('a')
    store.error('a')
    store.warning('a')
    expect(words(store)).toEqual(['ERROR a', 'WARNING a'])
    vi.advanceTimersByTime(6000)
    store.error('a')
    expect(words(store)).toEqual(['ERROR a'])
  })

  it('NO-01 are removed when dismissed', () => {
    const store = new NotificationStore()
    store.error('a')
    store.error('b')
    store.dismiss(store.notifications[0]?.id ?? 0)
    expect(words(store)).toEqual(['ERROR b'])
  })

  it('NO-01 do not expire while paused, and restart their lifetime on resume', () => {
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
