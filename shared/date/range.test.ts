import { describe, expect, it } from 'vitest'
import { checkedRange } from './range'

describe('TM-02 checkedRange', () => {
  it('accepts a single day and open ends', () => {
    for (const range of [{ min: '2026-11-24', max: '2026-11-24' }, { min: '2026-11-24' }, { max: '2026-11-24' }, {}])
      expect(checkedRange(range)).toBe(range)
  })

  it('throws if the first day is after the last', () => {
    expect(() => checkedRange({ min: '2026-12-01', max: '2026-11-30' })).toThrow(RangeError)
    expect(() => checkedRange({ min: '2026-12-01', max: '2026-11-30' })).toThrow('Days from 2026-12-01 to 2026-11-30')
  })
})
