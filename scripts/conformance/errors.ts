import { ApiError } from '#shared/api/errors'
import { must } from './findings'

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
