import { describe, expect, it } from 'vitest'
import { defineTexts } from './texts'

const t = defineTexts({
  plain: 'Jatka',
  both: 'klo {start}–{end}, siis {start}',
  count_one: '{count} palvelu',
  count_other: '{count} palvelua',
})

describe('defineTexts', () => {
  it('fills in a parameter everywhere it occurs and returns other texts unchanged', () => {
    expect(t('plain')).toBe('Jatka')
    expect(t('both', { start: '8.00', end: 9 })).toBe('klo 8.00–9, siis 8.00')
  })
  it('has one form for one and another for all other numbers', () => {
    expect([0, 1, 2, 21].map((count) => t.count('count', count))).toEqual([
      '0 palvelua',
      '1 palvelu',
      '2 palvelua',
      '21 palvelua',
    ])
  })
  it('keeps the placeholder of a missing parameter', () => {
    // @ts-expect-error: a parameter is missing
    expect(t('both', { start: '8.00' })).toBe('klo 8.00–{end}, siis 8.00')
  })
  it('rejects an unknown key by type', () => {
    // @ts-expect-error: no such key
    expect(t('nothing')).toBe('')
  })
  it('inserts parameter values literally', () => {
    expect(t('both', { start: '$&', end: '{start}' })).toBe('klo $&–{start}, siis $&')
  })
})
