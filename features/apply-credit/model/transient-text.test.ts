import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PassingText } from './passing-text'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('CR-07 words stay for five seconds, the newest for the whole of them, and not beyond their place', () => {
  const words = new PassingText()
  words.show('Ensimmäinen')
  vi.advanceTimersByTime(4999)
  expect(words.text).toBe('Ensimmäinen')
  words.show('Toinen')
  vi.advanceTimersByTime(4999)
  expect(words.text).toBe('Toinen')
  vi.advanceTimersByTime(1)
  expect(words.text).toBeNull()
  words.show('Kolmas')
  words.clear()
  expect(vi.getTimerCount()).toBe(0)
})
