import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#shared/api/errors'
import { bankMessage } from './bank-message'

const general = 'Palvelussa tapahtui odottamaton häiriö.'

it('CR-07 reading 27: is the server’s message, or a general text if the server sent none', () => {
  expect(bankMessage(new ApiError(409, 'BANK_REFUSED', 'Luottohakemusta ei voitu käsitellä.'))).toBe(
    'Luottohakemusta ei voitu käsitellä.',
  )
  expect(bankMessage(new ApiError(500, null, 'HTTP 500'))).toBe(general)
  expect(bankMessage(new ApiError(412, null, 'expired'))).toBe('Istunto on päättynyt')
  expect(bankMessage(new ApiError(429, 'TOO_OFTEN', 'more than 10'))).toMatch(/^Olet yrittänyt liian monta kertaa/)
  expect(bankMessage(new NetworkError('x'))).toMatch(/^Yhteys palveluun katkesi/)
})
