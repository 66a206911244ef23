import { ApiError } from '#shared/api/errors'
import { must, NotTried } from './findings'

/** Holds if the call is refused with one of these statuses. */
export async function refusedWith(call: Promise<unknown>, ...statuses: readonly number[]): Promise<void> {
  const status = await call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )
  must(
    typeof status === 'number' && statuses.includes(status),
    `the response was ${status} instead of ${statuses.join(' or ')}`,
  )
}

/**
 * Resolves to the response of a call that adds something optional. A 404 or 409 means that the chain does not sell it.
 */
export const ifSold = <T>(call: Promise<T>, what: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409))
      throw new NotTried(`the server sells no ${what}: ${error.message}`)
    throw error
  })
