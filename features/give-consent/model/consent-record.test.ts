import { describe, expect, it } from 'vitest'
import { recordOf, stands, USES } from './consent-record'

const AT = Date.parse('2026-11-23T08:00:00Z')
const ALL = { analytics: true, marketing: true }
const after = (time: string): number => Date.parse(time)

describe('a stored choice', () => {
  it('RT-12 is valid for twelve months, to the millisecond', () => {
    const record = recordOf(ALL, USES, AT)
    expect(stands(record, USES, AT)).toBe(true)
    expect(stands(record, USES, after('2027-11-23T07:59:59.999Z'))).toBe(true)
    expect(stands(record, USES, after('2027-11-23T08:00:00Z'))).toBe(false)
  })

  it('RT-12 is invalid if the set of purposes or the version has changed', () => {
    const record = recordOf(ALL, ['analytics'], AT)
    expect(stands(record, ['analytics'], AT)).toBe(true)
    expect(stands(record, USES, AT)).toBe(false)
    expect(stands(recordOf(ALL, USES, AT), ['marketing'], AT)).toBe(false)
    expect(stands({ ...record, version: 0 }, ['analytics'], AT)).toBe(false)
  })

  it('RT-12 is invalid if it is missing or from the future', () => {
    expect(stands(recordOf(ALL, USES, AT + 1), USES, AT)).toBe(false)
    expect(stands(null, USES, AT)).toBe(false)
  })

  it('RT-12 grants no purpose that was not asked', () => {
    expect(recordOf(ALL, ['analytics'], AT).choices).toEqual({ analytics: true, marketing: false })
  })
})
