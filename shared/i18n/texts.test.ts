import { describe, expect, it } from 'vitest'
import { defineTexts } from './texts'

const t = defineTexts({
  plain: 'Jatka',
  both: 'klo {start}–{end}, siis {start}',
  count_one: '{count} palvelu',
  count_other: '{count} palvelua',
})

describe('texts of a slice', () => {
  it('are given as they are, and with their parameters filled in everywhere', () => {
    expect(t('plain')).toBe('Jatka')
    expect(t('both', { start: '8.00', end: 9 })).toBe('klo 8.00–9, siis 8.00')
  })
  it('have a form for one and a form for every other number', () => {
    expect([0, 1, 2, 21].map((count) => t.count('count', count))).toEqual([
      '0 palvelua',
      '1 palvelu',
      '2 palvelua',
      '21 palvelua',
    ])
  })
  it('keep the name of a parameter that nobody gave, instead of a blank', () => {
    // @ts-expect-error: the types refuse it, which is the point of them
    expect(t('both', { start: '8.00' })).toBe('klo 8.00–{end}, siis 8.00')
  })
  it('refuse a wrong key by type', () => {
    // @ts-expect-error: no such key
    expect(t('nothing')).toBe('')
  })
  it('take parameters as text, whatever they look like', () => {
    expect(t('both', { start: '$&', end: '{start}' })).toBe('klo $&–{start}, siis $&')
  })
})
