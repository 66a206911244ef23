import { describe, expect, it } from 'vitest'
import { checkedRange } from './range'

describe('TM-02 a range of days', () => {
  it('may have one day, or an open end', () => {
    for (const range of [{ min: '2026-11-24', max: '2026-11-24' }, { min: '2026-11-24' }, { max: '2026-11-24' }, {}])
      expect(checkedRange(range)).toBe(range)
  })

  it('with a first day later than its last one is an error', () => {
    expect(() => checkedRange({ min: '2026-12-01', max: '2026-11-30' })).toThrow(RangeError)
    expect(() => checkedRange({ min: '2026-12-01', max: '2026-11-30' })).toThrow('Days from 2026-12-01 to 2026-11-30')
  })
})
