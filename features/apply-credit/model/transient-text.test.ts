import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TransientText } from './transient-text'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('CR-07 is shown for five seconds after the last change, and leaves no timer behind', () => {
  const message = new TransientText()
  message.show('Ensimmäinen')
  vi.advanceTimersByTime(4999)
  expect(message.text).toBe('Ensimmäinen')
  message.show('Toinen')
  vi.advanceTimersByTime(4999)
  expect(message.text).toBe('Toinen')
  vi.advanceTimersByTime(1)
  expect(message.text).toBeNull()
  message.show('Kolmas')
  message.clear()
  expect(vi.getTimerCount()).toBe(0)
})
