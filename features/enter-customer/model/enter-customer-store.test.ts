import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valuesOf } from '#entities/customer'
import { apiPort, createClient } from '#shared/api/client'
import { configPort, readConfig } from '#shared/config/config'
import { createStores, provide } from '#shared/store/define-store'
import { enterCustomerStore } from './enter-customer-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The store with a server that takes everything, and the first names that it was sent. */
function typing() {
  const saved: unknown[] = []
  const client = createClient({
    root: '',
    send: ({ body }) => {
      saved.push(Object(JSON.parse(String(body))).first_name)
      return Promise.resolve({ output: undefined, headers: new Headers() })
    },
    interceptors: [],
  })
  const get = createStores(provide(apiPort, client), provide(configPort, readConfig('{}', '')))
  const store = get(enterCustomerStore)
  const type = (firstName: string): void => store.change({ ...valuesOf(null), firstName })
  return { saved, store, type }
}

it('CU-03 saves half a second after the last change, and not earlier', async () => {
  const { saved, type } = typing()
  type('A')
  await vi.advanceTimersByTimeAsync(499)
  type('Aino')
  await vi.advanceTimersByTimeAsync(499)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved).toEqual(['Aino'])
})

it('CU-03 saves at once what waits when the visitor leaves the step, and once', async () => {
  const { saved, store, type } = typing()
  type('Aino')
  store.dispose()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['Aino'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(saved).toEqual(['Aino'])
})

it('CU-03 saves nothing that has become invalid', async () => {
  const { saved, store, type } = typing()
  type('Aino')
  store.change(null)
  await vi.advanceTimersByTimeAsync(1_000)
  store.dispose()
  expect(saved).toEqual([])
})
