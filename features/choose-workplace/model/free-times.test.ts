import { expect, it, vi } from 'vitest'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { NextFreeTime } from '#shared/api/nouns/organizations'
import type { WallDate } from '#shared/date/wall-clock'
import { FreeTimes } from './free-times'

const today = (): WallDate => '2026-11-23'
const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const free = (some: readonly Identifier[]): NextFreeTime[] =>
  some.map((organizationId) => ({ organizationId, firstFreeTime: Number(organizationId) % 2 ? '2026-11-24' : null }))

it('OR-02 requests a thousand workshops in order, in batches of a hundred, with at most two requests at once', async () => {
  let [under, most] = [0, 0]
  const requested: Identifier[] = []
  const times = new FreeTimes(async (some) => {
    requested.push(...some)
    most = Math.max(most, ++under)
    await Promise.resolve()
    under -= 1
    return free(some)
  }, today)
  expect(await times.load(ids(1000))).toBe(true)
  expect([requested.length, most]).toEqual([1000, 2])
  expect(requested).toEqual(ids(1000))
  expect(times.days.size).toBe(500)
  expect(times.of(2)).toEqual({ status: 'ready', day: undefined })
})

it('OR-02 shows early responses while others are pending', async () => {
  let respond = (): void => {}
  const times = new FreeTimes(async (some) => {
    if (some.includes(101)) await new Promise<void>((resolve) => (respond = resolve))
    return free(some)
  }, today)
  const loading = times.load(ids(101))
  await expect.poll(() => times.of(1)).toEqual({ status: 'ready', day: '2026-11-24' })
  expect([times.of(101).status, times.isBusy, times.failed.size > 0]).toEqual(['loading', true, false])
  respond()
  await loading
  expect(times.of(101)).toEqual({ status: 'ready', day: '2026-11-24' })
})

it('OR-06 keeps the other responses when one request fails, and retries only its workshops', async () => {
  const request = vi.fn<(some: readonly Identifier[]) => Promise<NextFreeTime[]>>()
  request.mockRejectedValueOnce(new Error('no')).mockImplementation(async (some) => free(some))
  const times = new FreeTimes(request, today)
  expect(await times.load(ids(150))).toBe(true)
  expect([times.failed.size > 0, times.of(1).status, times.of(101).status]).toEqual([true, 'failed', 'ready'])
  await times.load(ids(150))
  expect(request).toHaveBeenLastCalledWith(ids(100), expect.anything())
  expect([times.failed.size > 0, times.of(1).status]).toEqual([false, 'ready'])
})

it('AS-10 OR-06 has no first free day that is past or unreadable, and does not say that there is none', async () => {
  const times = new FreeTimes(
    async () => [
      { organizationId: 1, firstFreeTime: '2020-01-01' },
      { organizationId: 2, firstFreeTime: '' },
      { organizationId: 3, firstFreeTime: null },
    ],
    today,
  )
  await times.load([1, 2, 3])
  expect([1, 2, 3].map((id) => times.of(id).status)).toEqual(['failed', 'failed', 'ready'])
  // A further request would have the same answer.
  expect([[...times.undated], [...times.failed]]).toEqual([['1', '2'], []])
})

it('OR-06 ignores a response that arrives after a reset', async () => {
  const times = new FreeTimes(async (some) => free(some), today)
  const loading = times.load(ids(1))
  times.reset()
  expect(await loading).toBe(false)
  expect([times.of(1).status, times.days.size]).toEqual(['loading', 0])
})
