import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#shared/api/errors'
import { bankWords } from './bank-words'

const general = 'Palvelussa tapahtui odottamaton häiriö.'

it('CR-07 READINGS-27 says what the server says, and what else is known where it says nothing', () => {
  expect(bankWords(new ApiError(409, 'BANK_REFUSED', 'Luottohakemusta ei voitu käsitellä.'))).toBe(
    'Luottohakemusta ei voitu käsitellä.',
  )
  expect(bankWords(new ApiError(500, null, 'HTTP 500'))).toBe(general)
  expect(bankWords(new ApiError(412, null, 'expired'))).toBe('Istunto on päättynyt')
  expect(bankWords(new ApiError(429, 'TOO_OFTEN', 'more than 10'))).toMatch(/^Yrityksiä on ollut liian monta/)
  expect(bankWords(new NetworkError('x'))).toMatch(/^Yhteys palveluun katkesi/)
})
