import { pseudonym } from '../platform/secrets'
import type { FailedDispatch } from '../webhooks/store/failed-dispatches'

/** Returns a line per failed dispatch: what it is, why it failed, and its booking. Names no person. */
export function failedDispatchTable(failed: readonly FailedDispatch[], secret: string): string {
  if (failed.length === 0) return 'no failed deliveries\n'
  const dead = failed.filter(({ isDead }) => isDead).length
  return `${failed.map((one) => lineOf(one, secret)).join('\n')}\n\n${dead} dead, ${failed.length - dead} waiting\n`
}

const lineOf = (
  { eventId, endpoint, type, bookingId, attempts, isDead, lastError, nextAttempt }: FailedDispatch,
  secret: string,
): string =>
  [
    isDead ? 'dead' : `again at ${nextAttempt}`,
    `event ${eventId}`,
    type,
    `to ${endpoint}`,
    `${attempts} attempts`,
    lastError ?? '',
    `booking ${pseudonym(secret, bookingId)}`,
  ].join('  ')
