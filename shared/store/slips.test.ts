import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors'
import { Action } from './action'
import { LatestSave } from './latest-save'
import { Resource } from './resource'
import { onSlip } from './slips'

const seen = { console: [] as unknown[], further: [] as unknown[] }
beforeEach(() => {
  seen.console = []
  seen.further = []
  vi.spyOn(console, 'error').mockImplementation((error) => void seen.console.push(error))
  onSlip((error) => seen.further.push(error))
})
afterEach(() => vi.restoreAllMocks())

/** Reads a field of nothing, as a slip does. */
const slip = (): Promise<never> => {
  const nothing: { readonly field?: { readonly inner: string } } = {}
  return Promise.reject(new TypeError(`no field: ${String(nothing.field?.inner)}`))
}
const refused = (): Promise<never> => Promise.reject(new ApiError(500, null, ''))
const saveOf = (send: () => Promise<void>) =>
  new LatestSave<number>({
    send,
    known: () => null,
    isSame: (one, other) => one === other,
    isSameSession: () => true,
  })

describe('NO-02 an error in the code of a store', () => {
  it.each([
    ['an action', (fails: () => Promise<never>) => new Action(fails).run()],
    ['a resource', (fails: () => Promise<never>) => new Resource(fails).load()],
    ['a save', (fails: () => Promise<never>) => saveOf(fails).save(1)],
  ])('of %s is told to the console and the visitor, and a failed call is not', async (_, run) => {
    expect(await run(refused)).toBe(false)
    expect(seen).toEqual({ console: [], further: [] })
    expect(await run(slip)).toBe(false)
    expect(seen.console).toEqual([expect.any(TypeError)])
    expect(seen.further).toEqual(seen.console)
  })
})
