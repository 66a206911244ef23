import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Send } from '#shared/api/call'
import { apiPort, createClient } from '#shared/api/client'
import { NO_TIRE_PRODUCTS } from '#shared/api/nouns/suggestions'
import { configPort, readConfig } from '#shared/config/config'
import { createStores, provide } from '#shared/store/define-store'
import { chooseTiresStore } from './choose-tires-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers every call except the one for the suggested hotel product. */
const send: Send = ({ name, signal }) =>
  name === 'tireHotelProducts'
    ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    : Promise.resolve({ output: NO_TIRE_PRODUCTS, headers: new Headers() })

it('TI-03 waits three seconds for the suggested hotel product, and then shows the questions without it', async () => {
  const get = createStores(
    provide(apiPort, createClient({ root: '', send })),
    provide(configPort, readConfig('{}', '')),
  )
  const store = get(chooseTiresStore)
  void store.open()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(store.isWaiting).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect([store.isOpen, store.isReportedInHotel]).toEqual([true, false])
})
