import { ApiError, DeniedError, isAbort, isSessionEnd, NetworkError, TimeoutError } from '#shared/api/errors'
import type { NotificationLevel } from '#shared/api/nouns/enums'
import { t } from '../texts'
import { delayWords } from './delay-words'

/** How a failed request is shown to the visitor. */
interface Failure {
  readonly level: NotificationLevel
  readonly text: string
  /**
   * nowhere: the request was aborted on purpose. start: in a notification, and on the first step, where the booking
   * restarts. step: in the section that sent the request alone, in its own words. page: in a notification, and in the
   * section that sent the request, with this text or its own.
   */
  readonly shownAt: 'nowhere' | 'start' | 'step' | 'page'
}

const failure = (
  is: (error: unknown) => boolean,
  text: string | ((error: unknown) => string),
  shownAt: Failure['shownAt'] = 'page',
  level: NotificationLevel = 'ERROR',
) => ({ is, level, text, shownAt })

/** A shorter delay is no more than the visitor takes to press again; after a longer one nobody waits on the page. */
const [SHORT_S, LONG_S] = [10, 2 * 24 * 3600]

/** The text of a failure that ends by itself, with the time that the server says (AS-12). */
const withDelay = (name: 'closed' | 'tooMany') => (error: unknown) => {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  if (seconds <= SHORT_S) return t(name)
  return seconds > LONG_S ? t(`${name}Later`) : t(`${name}Until`, { delay: delayWords(seconds) })
}

const hasStatus = (status: number) => (error: unknown) => error instanceof ApiError && error.status === status

const GENERAL = t('general')
const general = failure(() => true, GENERAL)

/**
 * The kinds of failed requests (specification section 8, reading 9). The first match counts. Unreadable responses and
 * all other statuses fall through to the general failure. A response that says no has no text but the screen's own.
 */
const FAILURES = [
  failure(isAbort, '', 'nowhere'),
  failure(isSessionEnd, t('sessionExpired'), 'start', 'WARNING'),
  failure((error) => error instanceof DeniedError, GENERAL, 'step'),
  failure((error) => error instanceof NetworkError, t('network')),
  failure((error) => error instanceof TimeoutError, t('timeout')),
  failure(hasStatus(429), withDelay('tooMany')),
  failure(hasStatus(503), withDelay('closed')),
]

export function failureOf(error: unknown): Failure {
  const { level, text, shownAt } = FAILURES.find(({ is }) => is(error)) ?? general
  return { level, text: typeof text === 'string' ? text : text(error), shownAt }
}

/** Returns the text of a failed request, or null if only the general one applies. */
export const specificErrorText = (error: unknown): string | null =>
  errorText(error) === GENERAL ? null : errorText(error)

/** Returns the text of a failed request, for a notification or the section that sent it. */
export const errorText = (error: unknown): string => failureOf(error).text
