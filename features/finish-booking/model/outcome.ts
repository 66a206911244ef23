import { ApiError } from '#shared/api/errors'

/** Whether the server refused the booking. On a retry, 408 and 429 do not reveal the outcome of the earlier attempt. */
export const isRefusal = (error: unknown, isAgain: boolean): boolean =>
  error instanceof ApiError && error.status < 500 && !(isAgain && [408, 429].includes(error.status))
