import { ApiError } from '#shared/api/errors'

/** The server has said no. One that only wants to be asked later says nothing of an earlier try. */
export const isRefusal = (error: unknown, isAgain: boolean): boolean =>
  error instanceof ApiError && error.status < 500 && !(isAgain && [408, 429].includes(error.status))
