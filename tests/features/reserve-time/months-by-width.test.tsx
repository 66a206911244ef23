import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMonths } from '../../../features/reserve-time/ui/use-months'
import { resizeTo } from '../../harness/screens/screen-setup'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

it('TM-01 changes the number of months once the width has been stable for 100 ms', () => {
  const { result } = renderHook(() => useMonths())
  pass(100)
  expect(result.current).toBe(2)
  resizeTo(767)
  pass(99)
  expect(result.current).toBe(2)
  pass(1)
  expect(result.current).toBe(1)
  resizeTo(768)
  pass(100)
  expect(result.current).toBe(2)
})

it('TM-01 ignores a width that lasts less than 100 ms', () => {
  const { result } = renderHook(() => useMonths())
  pass(100)
  resizeTo(500)
  pass(60)
  resizeTo(900)
  pass(60)
  expect(result.current).toBe(2)
  pass(100)
  expect(result.current).toBe(2)
})
