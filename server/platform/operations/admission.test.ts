import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../refusal'
import { admitInTurn, type Precedence } from './admission'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that runs `atOnce` calls, and ends each when it is told to. */
function server(all: number, asking = all) {
  const admit = admitInTurn({ all, asking })
  const begun: string[] = []
  const endings = new Map<string, () => void>()
  const call = (name: string, precedence: Precedence = 'other'): Promise<string> =>
    admit(precedence, () => {
      begun.push(name)
      return new Promise<string>((resolve) => endings.set(name, () => resolve('answered')))
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return `${error.status} ${error.code} ${error.retryAfter}`
    })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  /** Ends a call after some time. */
  const end = async (name: string, after: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(after)
    endings.get(name)?.()
    await settle()
  }
  return { call, begun, end, settle }
}

describe('reading 31: admission of calls', () => {
  it('runs no more than so many at once, and the rest in the order of their arrival', async () => {
    const { call, begun, end, settle } = server(2)
    const calls = ['a', 'b', 'c', 'd'].map((name) => call(name))
    await settle()
    expect(begun).toEqual(['a', 'b'])
    await end('b', 10)
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c', 'd']) await end(name, 10)
    expect(await Promise.all(calls)).toEqual(['answered', 'answered', 'answered', 'answered'])
  })

  it('lets who holds a time go before others, and these before who asks for a time', async () => {
    const { call, begun, end, settle } = server(1)
    void call('first', 'asking')
    void call('asking', 'asking')
    void call('other')
    void call('holder', 'holder')
    await settle()
    for (const name of ['first', 'holder', 'other']) await end(name, 10)
    expect(begun).toEqual(['first', 'holder', 'other', 'asking'])
  })

  it('lets few ask for a time at once, and others pass them', async () => {
    const { call, begun, end, settle } = server(3, 1)
    for (const name of ['a', 'b', 'c']) void call(name, 'asking')
    void call('other')
    await settle()
    expect(begun).toEqual(['a', 'other'])
    await end('a', 10)
    expect(begun).toEqual(['a', 'other', 'b'])
  })

  it('refuses at once who would wait longer than 5 s, and tells when it could succeed', async () => {
    const { call, begun, end, settle } = server(1)
    for (let n = 0; n < 40; n++) {
      void call(`slow ${n}`)
      await end(`slow ${n}`, 2_000)
    }
    void call('running')
    const waiting = [call('first'), call('second'), call('third')]
    await settle()
    expect(await call('too many')).toBe('503 OVERLOADED 6')
    expect(begun.at(-1)).toBe('running')
    // Whoever holds a time is not refused.
    const holder = call('holder', 'holder')
    for (const name of ['running', 'holder', 'first', 'second']) await end(name, 1_000)
    expect(await holder).toBe('answered')
    await end('third', 0)
    expect(await Promise.all(waiting)).toEqual(['answered', 'answered', 'answered'])
  })

  it('refuses after 5 s who has waited for a call that does not end, but not who holds a time', async () => {
    const { call, begun, end, settle } = server(1)
    void call('stuck')
    const calls = [call('waiting'), call('holder', 'holder')]
    await settle()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await calls[0]).toBe('503 OVERLOADED 1')
    await end('stuck', 1_000)
    await end('holder', 0)
    expect(await calls[1]).toBe('answered')
    expect(begun).toEqual(['stuck', 'holder'])
  })

  it('goes on after a call that fails', async () => {
    const admit = admitInTurn({ all: 1, asking: 1 })
    await expect(admit('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admit('other', () => Promise.resolve(1))).toBe(1)
  })
})
