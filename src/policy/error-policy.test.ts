import { describe, expect, it, vi } from 'vitest'
import { NotificationStore } from '#entities/notification'
import type { Call, Send } from '#shared/api/call'
import { ApiError, NetworkError } from '#shared/api/errors'
import { reportErrors } from './error-policy'

/** Returns the notifications caused by a failed call, and asserts that the error is rethrown. */
async function notificationsOf(error: unknown, more: Partial<Call> = {}): Promise<readonly string[]> {
  const call = { name: 'x', endpoint: { method: 'GET', path: '/x' }, url: '/x', headers: {}, ...more } as const
  const notifications = new NotificationStore()
  const send = reportErrors(() => notifications)(vi.fn<Send>().mockRejectedValue(error))
  await expect(send({ body: undefined, signal: undefined, ...call })).rejects.toBe(error)
  const all = notifications.notifications.map(({ level, message }) => `${level} ${message}`)
  for (const { id } of notifications.notifications) notifications.dismiss(id)
  return all
}

describe('error policy', () => {
  it('NO-02 NO-03 reports a failed call once and rethrows the error', async () => {
    expect(await notificationsOf(new ApiError(500, null, ''))).toEqual([
      'ERROR Palvelussa tapahtui odottamaton häiriö.',
    ])
    expect(await notificationsOf(new NetworkError())).toEqual([
      'ERROR Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
    ])
  })

  it('WZ-12 NO-03 does not report the end of a session or an abort', async () => {
    expect(await notificationsOf(new ApiError(412, null, ''))).toEqual([])
    expect(await notificationsOf(new DOMException('', 'AbortError'))).toEqual([])
  })

  it('CU-05 NO-03 does not report failures that the caller reports itself', async () => {
    const handlesError = (error: unknown): boolean => error instanceof ApiError
    expect(await notificationsOf(new ApiError(500, null, ''), { handlesError })).toEqual([])
    expect(await notificationsOf(new NetworkError(), { handlesError })).toHaveLength(1)
  })
})
