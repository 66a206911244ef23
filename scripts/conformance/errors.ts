import { ApiError } from '#shared/api/errors'
import { must, NotTried } from './findings'

/** Holds where the call is refused by one of these statuses. */
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
    `it was answered with ${status}, not ${statuses.join(' or ')}`,
  )
}

/** The answer of a call that adds what a chain need not have: refused with 404 or 409 there is nothing to try it on. */
export const whereOffered = <T>(call: Promise<T>, what: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409))
      throw new NotTried(`no ${what} to try it on: ${error.message}`)
    throw error
  })
