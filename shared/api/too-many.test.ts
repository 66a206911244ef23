import { expect, it } from 'vitest'
import { ApiError } from './errors'
import { tooManyOf } from './too-many'

it.each([
  [429, 'TOO_MANY_HOLDS', { of: 'Network', seconds: 600 }],
  [429, 'TOO_MANY_OF_PLATE', { of: 'Plate', seconds: 600 }],
  [429, 'TOO_MANY_CALLS', null],
  [409, 'TOO_MANY_HOLDS', null],
])('OP-06 a refusal %i %s tells %j', (status, code, told) => {
  expect(tooManyOf(new ApiError(status, code, '', null, { retryAfter: 600 }))).toEqual(told)
})
