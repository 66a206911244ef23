import { expect, it } from 'vitest'
import { isRegisterNumber, normalisedRegisterNumber } from './register-number'

it.each(['ABC-123', 'abc-123', ' A-1 ', 'ÅÄÖ-123', 'ÅÄÖ-123'.normalize('NFD'), 'C-12345', 'CABC-12', 'ABC-012'])(
  '%s is one',
  (text) => {
    expect(isRegisterNumber(normalisedRegisterNumber(text))).toBe(true)
  },
)

it.each(['ABC123', 'ABC 123', 'ABC–123', '123-ABC', 'A-1234', 'ÜBC-123', 'CD-12345', 'CABC-123', ''])(
  '%s is none',
  (text) => {
    expect(isRegisterNumber(normalisedRegisterNumber(text))).toBe(false)
  },
)
