import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal'
import { admitInTurn, type Precedence } from './admission'

/** A server that runs `atOnce` calls, and ends each when it is told to. */
function server(atOnce: number) {
  let ms = 0
  const admit = admitInTurn(atOnce, () => ms)
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
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  /** Ends a call after some time. */
  const end = async (name: string, after: number): Promise<void> => {
    ms += after
    endings.get(name)?.()
    await settle()
  }
  return { call, begun, end, settle, pass: (after: number) => void (ms += after) }
}

describe('OP-06 admission of calls', () => {
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

  it('lets who holds a time go before who asks for one', async () => {
    const { call, begun, end, settle } = server(1)
    void call('first')
    void call('asking')
    void call('holder', 'holder')
    await settle()
    await end('first', 10)
    await end('holder', 10)
    expect(begun).toEqual(['first', 'holder', 'asking'])
  })

  it('refuses at once who would wait longer than 5 s, and tells when it could succeed', async () => {
    const { call, begun, end, settle } = server(1)
    for (let n = 0; n < 40; n++) {
      void call(`slow ${n}`)
      await end(`slow ${n}`, 2_000)
    }
    void call('running')
    void call('waiting')
    await settle()
    void call('waiting too')
    expect(await call('too many')).toMatch(/^503 OVERLOADED [67]$/)
    expect(begun.at(-1)).toBe('running')
    // Whoever holds a time is not refused.
    const holder = call('holder', 'holder')
    await end('running', 2_000)
    await end('holder', 2_000)
    expect(await holder).toBe('answered')
  })

  it('refuses who has waited longer than expected when the turn comes, and goes on with the next', async () => {
    const { call, begun, end, settle, pass } = server(1)
    void call('stuck')
    const old = call('old')
    await settle()
    pass(5_001)
    const young = call('young')
    await end('stuck', 0)
    expect(await old).toMatch(/^503 OVERLOADED/)
    await end('young', 10)
    expect(await young).toBe('answered')
    expect(begun).toEqual(['stuck', 'young'])
  })

  it('goes on after a call that fails', async () => {
    const admit = admitInTurn(1)
    await expect(admit('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admit('other', () => Promise.resolve(1))).toBe(1)
  })
})
