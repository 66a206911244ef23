import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locate } from './locate'
import { LocationError } from './location-error'

type GetPosition = Geolocation['getCurrentPosition']

const device = (getCurrentPosition: GetPosition) => vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
const coords = {
  latitude: 60.17,
  longitude: 24.94,
  accuracy: 5,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
}
const position = { coords: { ...coords, toJSON: () => '' }, timestamp: 0, toJSON: () => '' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('OR-07 resolves to latitude and longitude only', async () => {
  device((found) => found(position))
  expect(await locate()).toEqual({ latitude: 60.17, longitude: 24.94 })
  expect(vi.getTimerCount()).toBe(0)
})

it('OR-07 rejects if the visitor denies permission', async () => {
  device((_, failed) => failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }))
  await expect(locate()).rejects.toBeInstanceOf(LocationError)
  expect(vi.getTimerCount()).toBe(0)
})

it('OR-07 rejects if the browser has no geolocation API', async () => {
  vi.stubGlobal('navigator', {})
  await expect(locate()).rejects.toBeInstanceOf(LocationError)
  expect(vi.getTimerCount()).toBe(0)
})

it('OR-07 rejects if the visitor has not answered the permission prompt within a minute', async () => {
  const outcome = vi.fn<(error: unknown) => void>()
  device(() => {})
  void locate().catch(outcome)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(LocationError))
})
