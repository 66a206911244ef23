import { expect, it } from 'vitest'
import { ApiError, ContractError, NetworkError, TimeoutError, isOutcomeUnknown } from './errors'

const failed = (status: number): ApiError => new ApiError(status, null, '')

it('CA-04 CU-05 the outcome is unknown if no understandable response of the server arrived', () => {
  for (const error of [
    new NetworkError(),
    new TimeoutError(),
    new ContractError(),
    failed(408),
    failed(502),
    failed(504),
  ])
    expect(isOutcomeUnknown(error)).toBe(true)
  for (const error of [failed(500), failed(409), failed(412), undefined]) expect(isOutcomeUnknown(error)).toBe(false)
})
