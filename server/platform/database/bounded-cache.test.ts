import { expect, it, vi } from 'vitest'
import { BoundedCache } from './bounded-cache'

it('computes a value once, and again after its eviction', () => {
  const recent = new BoundedCache<string>(2)
  const make = vi.fn<(key: string) => string>((key) => `made of ${key}`)
  const get = (key: string) => recent.get(key, () => make(key))
  expect([get('a'), get('b'), get('a')]).toEqual(['made of a', 'made of b', 'made of a'])
  expect(make).toHaveBeenCalledTimes(2)
  // The third value evicts the first.
  get('c')
  expect(get('b')).toBe('made of b')
  expect(make).toHaveBeenCalledTimes(3)
  get('a')
  expect(make).toHaveBeenCalledTimes(4)
})
