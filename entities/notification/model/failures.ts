import { ApiError, DeniedError, isAbort, isSessionEnd, NetworkError, TimeoutError } from '#shared/api/errors'
import type { NotificationLevel } from '#shared/api/nouns/enums'
import { t } from '../texts'

/** How a failed request is shown to the visitor. */
interface Failure {
  readonly level: NotificationLevel
  readonly text: string
  /**
   * nowhere: the request was aborted on purpose. start: in a notification, and on the first step, where the booking
   * restarts. step: in the section that sent the request alone, in its own words. page: in a notification, and in the
   * section that sent the request, with this text or its own.
   */
  readonly place: 'nowhere' | 'start' | 'step' | 'page'
}

const failure = (
  is: (error: unknown) => boolean,
  text: string,
  place: Failure['place'] = 'page',
  level: NotificationLevel = 'ERROR',
) => ({ is, level, text, place })

const hasStatus = (status: number) => (error: unknown) => error instanceof ApiError && error.status === status

const general = failure(() => true, t('general'))

/**
 * The kinds of failed requests (specification section 8, reading 9). The first match counts. Unreadable responses and
 * all other statuses fall through to the general failure. A response that says no has no text but the screen's own.
 */
const FAILURES = [
  failure(isAbort, '', 'nowhere'),
  failure(isSessionEnd, t('sessionExpired'), 'start', 'WARNING'),
  failure((error) => error instanceof DeniedError, t('general'), 'step'),
  failure((error) => error instanceof NetworkError, t('network')),
  failure((error) => error instanceof TimeoutError, t('timeout')),
  failure(hasStatus(429), t('tooManyRequests')),
  failure(hasStatus(503), t('closed')),
]

export const failureOf = (error: unknown): Failure => FAILURES.find(({ is }) => is(error)) ?? general

/** Returns the text of a failed request, or null if only the general one applies. */
export const specificErrorText = (error: unknown): string | null =>
  errorText(error) === general.text ? null : errorText(error)

/** Returns the text of a failed request, for a notification or the section that sent it. */
export const errorText = (error: unknown): string => failureOf(error).text
