import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#shared/api/call'
import { STEP_PLACE_KEY, READS_KEY } from '#shared/store/keys'
import { rememberReads } from './step-reads'

/** A tab whose wizard is at a step, and its client. */
function tab() {
  const storage = new Map([[STEP_PLACE_KEY, 'time']])
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  }
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('window', { sessionStorage })
  const send = rememberReads()(async () => ({ headers: new Headers(), output: undefined }))
  const call = (method: 'GET' | 'POST', url: `/${string}`, isReloaded = false): Call => ({
    name: url,
    url,
    headers: {},
    body: undefined,
    signal: undefined,
    isReloaded,
    endpoint: { method, path: url },
  })
  return {
    goTo: (step: string) => storage.set(STEP_PLACE_KEY, step),
    read: (url: `/${string}`, method: 'GET' | 'POST' = 'GET') => send(call(method, url, true)),
    ask: (method: 'GET' | 'POST', url: `/${string}`) => send(call(method, url)),
    remembered: (): unknown => JSON.parse(storage.get(READS_KEY) ?? 'null'),
  }
}

describe('the reads that a step makes again after a reload', () => {
  beforeEach(() => vi.unstubAllGlobals())

  it('are remembered with the step, each once', async () => {
    const { read, ask, remembered } = tab()
    await read('/settings')
    await read('/free-times', 'POST')
    await read('/settings')
    await ask('GET', '/info-texts')
    const calls = [
      { method: 'GET', url: '/settings' },
      { method: 'POST', url: '/free-times' },
    ]
    expect(remembered()).toEqual({ place: 'time', calls })
  })

  it('are those of the present step alone', async () => {
    const { read, goTo, remembered } = tab()
    await read('/settings')
    goTo('customer')
    await read('/fields')
    expect(remembered()).toEqual({ place: 'customer', calls: [{ method: 'GET', url: '/fields' }] })
  })

  it('are forgotten by a write', async () => {
    const { read, ask, remembered } = tab()
    await read('/settings')
    await ask('POST', '/remove-reservation')
    expect(remembered()).toEqual({ place: null, calls: [] })
  })

  it('are six at most, because paged months are not needed at once', async () => {
    const { read, remembered } = tab()
    for (let month = 1; month <= 9; month++) await read(`/free-times?month=${month}`, 'POST')
    expect(remembered()).toMatchObject({ calls: { length: 6 } })
  })

  it('are sent without storage too', async () => {
    const { read } = tab()
    vi.unstubAllGlobals()
    await expect(read('/settings')).resolves.toMatchObject({ output: undefined })
  })
})
