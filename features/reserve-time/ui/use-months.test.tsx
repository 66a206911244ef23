import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resizeTo } from '#tests/harness/screens/screen-setup'
import { useMonths } from './use-months'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

it('TM-01 returns two months from 768 px and one below, after the width has been stable for 100 ms', () => {
  const shown: number[] = []
  const { result } = renderHook(() => {
    const months = useMonths()
    shown.push(months)
    return months
  })
  rest(100)
  expect(result.current).toBe(2)
  resizeTo(767)
  rest(99)
  expect(result.current).toBe(2)
  rest(1)
  expect(result.current).toBe(1)
  // Crossing the breakpoint faster than the debounce changes nothing.
  for (const width of [768, 767, 768, 767]) {
    resizeTo(width)
    rest(60)
  }
  rest(100)
  expect(shown.slice(shown.indexOf(1))).not.toContain(2)
  resizeTo(768)
  rest(100)
  expect(result.current).toBe(2)
})
