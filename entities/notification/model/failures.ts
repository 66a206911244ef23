import { ApiError, isAbort, isSessionEnd, NetworkError, TimeoutError } from '#shared/api/errors'
import type { NotificationLevel } from '#shared/api/nouns/enums'
import { t } from '../texts'

/** How a failed call is told. */
interface Failure {
  readonly level: NotificationLevel
  readonly text: string
  /**
   * nowhere: it was given up on purpose; start: in a notification, and where the booking begins anew; page: in a notification,
   * and where in the page the call was made, in these words or in that place's own.
   */
  readonly place: 'nowhere' | 'start' | 'page'
}

const failure = (
  is: (error: unknown) => boolean,
  text: string,
  place: Failure['place'] = 'page',
  level: NotificationLevel = 'ERROR',
) => ({ is, level, text, place })

const general = failure(() => true, t('general'))

/**
 * Every way in which a call can fail (SPEC.md section 8, READINGS.md 9); the first that fits is the one. An answer that
 * cannot be read is in the last row, with every other status. An answer with a responseCode that says no has not failed: its
 * own words are with the screen that asked, and stand in its notification too.
 */
const FAILURES = [
  failure(isAbort, '', 'nowhere'),
  failure(isSessionEnd, t('sessionExpired'), 'start', 'WARNING'),
  failure((error) => error instanceof NetworkError, t('network')),
  failure((error) => error instanceof TimeoutError, t('timeout')),
  failure((error) => error instanceof ApiError && error.status === 429, t('tooManyRequests')),
]

export const failureOf = (error: unknown): Failure => FAILURES.find(({ is }) => is(error)) ?? general

/** What a failed call is called, in a notification and beside what failed. */
export const errorText = (error: unknown): string => failureOf(error).text
