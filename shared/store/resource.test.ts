import { describe, expect, it } from 'vitest'
import { Resource } from './resource'

/** A resource whose responses the test triggers in any order. */
function byHand() {
  const calls: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const resource = new Resource<[name: string], string>(
    (signal) => new Promise((answer, fail) => calls.push({ signal, answer, fail })),
  )
  return { resource, calls }
}

describe('Resource', () => {
  it('reports its status: idle, loading, ready', async () => {
    const { resource, calls } = byHand()
    expect(resource.state.status).toBe('idle')
    const loading = resource.load('a')
    expect(resource.state.status).toBe('loading')
    calls[0]?.answer('A')
    await loading
    expect(resource.state).toEqual({ status: 'ready', value: 'A' })
  })

  it('takes the response of the last call, aborts the previous call and ignores its late response', async () => {
    const { resource, calls } = byHand()
    const first = resource.load('a')
    const second = resource.load('b')
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(calls[1]?.signal.aborted).toBe(false)
    calls[1]?.answer('B')
    await second
    calls[0]?.answer('A')
    await first
    expect(resource.latest).toBe('B')
  })

  it('ignores the failure of a superseded call', async () => {
    const { resource, calls } = byHand()
    const first = resource.load('a')
    const second = resource.load('b')
    calls[0]?.fail(new Error('given up'))
    await first
    expect(resource.state.status).toBe('loading')
    calls[1]?.answer('B')
    await second
    expect(resource.state.status).toBe('ready')
  })

  it('never rejects, and keeps its last value during a failure and another load', async () => {
    const { resource, calls } = byHand()
    const first = resource.load('a')
    calls[0]?.answer('A')
    await first
    const second = resource.load('b')
    expect(resource.latest).toBe('A')
    const error = new Error('no')
    calls[1]?.fail(error)
    await second
    expect(resource.state).toEqual({ status: 'failed', error })
    expect(resource.latest).toBe('A')
  })

  it('discards its value and aborts the call in progress on reset', async () => {
    const { resource, calls } = byHand()
    const loading = resource.load('a')
    resource.reset()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.answer('A')
    await loading
    expect(resource.state.status).toBe('idle')
    expect(resource.latest).toBeUndefined()
  })
})
