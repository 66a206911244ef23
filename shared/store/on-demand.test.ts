import { expect, it, vi } from 'vitest'
import { ensureLoaded, loadTogether } from './on-demand'
import { Resource } from './resource'

const partOf = (load = vi.fn<() => Promise<string>>(async () => 'code')) => ({ load, code: new Resource(load) })

it('loads all parts of a chunk once one is needed, and again on a retry', async () => {
  const [one, two] = [partOf(), partOf()]
  for (const { load } of [one, two]) load.mockRejectedValueOnce(new Error('no'))
  const end = loadTogether([one.code, two.code])
  expect(two.load).not.toHaveBeenCalled()
  expect(await ensureLoaded(one.code)).toBe(false)
  expect(await ensureLoaded(two.code)).toBe(true)
  expect(await ensureLoaded(one.code)).toBe(true)
  expect([one, two].map(({ load }) => load.mock.calls.length)).toEqual([2, 2])
  end()
})

it('loads the other parts if one was loaded before, and none after its end', async () => {
  const [one, two, three] = [partOf(), partOf(), partOf()]
  await one.code.load()
  loadTogether([one.code, two.code])()
  expect(await ensureLoaded(two.code)).toBe(true)
  loadTogether([one.code, three.code])()
  expect(three.load).toHaveBeenCalledTimes(1)
  const [four, five] = [partOf(), partOf()]
  loadTogether([four.code, five.code])()
  await four.code.load()
  expect(five.load).not.toHaveBeenCalled()
})
