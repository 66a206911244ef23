import * as fc from 'fast-check'

/**
 * Generates any Unicode character, for `fc.string({ unit: anyCharacter })`. The 'binary' unit of fast-check enumerates
 * a million characters before the first test.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
