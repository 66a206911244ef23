import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#shared/api/errors'
import { refusalOf } from './refusals'

const error = (status: number, code: string | null = null) => new ApiError(status, code, '')

it.each([
  [error(404, 'NOT_FOUND'), 'NOT_FOUND'],
  [error(404), 'NOT_FOUND'],
  [error(409, 'BOOKING_CANCELLED'), 'BOOKING_CANCELLED'],
  [error(409, 'BOOKING_PAST'), 'BOOKING_PAST'],
  [error(409, 'SOMETHING_ELSE'), null],
  [error(400, 'BOOKING_PAST'), null],
  [error(412), null],
  [new NetworkError(), null],
])('CA-04 refusalOf maps %o to %s', (failure, expected) => expect(refusalOf(failure)).toBe(expected))
