import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#tests/fixtures/any-character'
import { linesOf, oneLine, wrapped } from './plain'

const anyText = fc.string({ unit: anyCharacter, maxLength: 300 })

describe('oneLine', () => {
  it.each([
    ['Aino\r\nBcc: kaikki@example.fi', 'Aino Bcc: kaikki@example.fi'],
    ['  rivi\u2028toinen\u0085kolmas\u0000 ', 'rivi toinen kolmas'],
    ['\u202Efi.elpmaxe\u202C', 'fi.elpmaxe'],
    ['Väinö–Ååkki 👩‍🔧', 'Väinö–Ååkki 👩‍🔧'],
    ['249,00\u00A0€', '249,00\u00A0€'],
  ])('converts %j to one line', (text, expected) => expect(oneLine(text)).toBe(expected))

  it('removes every character that ends a line or is invisible', () => {
    fc.assert(
      fc.property(
        anyText,
        (text) => !/[\p{Cc}\p{Cs}\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069]/u.test(oneLine(text)),
      ),
    )
  })
})

describe('linesOf', () => {
  it('keeps lines and drops empty ones', () =>
    expect(linesOf('yksi\r\n\r\n kaksi \n\u2029\t\nkolme\t4')).toEqual(['yksi', 'kaksi', 'kolme 4']))
})

describe('wrapped', () => {
  it('breaks at spaces, and keeps a long address unbroken', () => {
    const address = `https://example.fi/${'a'.repeat(100)}`
    expect(wrapped(`${'sana '.repeat(16)}${address} loppu`, '> ').split('\n')).toEqual([
      `> ${'sana '.repeat(14)}sana`,
      '> sana',
      `> ${address}`,
      '> loppu',
    ])
  })

  it('keeps every word, and exceeds the width only for a single word', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (words) => {
        const line = oneLine(words.join(' '))
        const lines = wrapped(line).split('\n')
        expect(lines.join(' ').split(' ').filter(Boolean)).toEqual(line.split(' ').filter(Boolean))
        expect(lines.every((one) => one.length <= 76 || !one.includes(' '))).toBe(true)
      }),
    )
  })
})
