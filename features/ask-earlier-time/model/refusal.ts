import { errorText } from '#entities/notification'
import { ApiError } from '#shared/api/errors'
import { t } from '../texts'

const REASONS: Readonly<Record<string, string>> = {
  BAD_WISH: t('badWish'),
  NO_EXACT_TIME: t('noExactTime'),
  BOOKING_PAST: t('past'),
  BOOKING_CANCELLED: t('cancelled'),
  NOT_FOUND: t('notFound'),
  OFFER_LAPSED: t('lapsed'),
  UNKNOWN_OFFER: t('lapsed'),
  OFFER_DECLINED: t('declined'),
  BOOKING_CHANGED: t('changed'),
}

/** Error codes by which the server says that an offer cannot be taken any more. */
const CLOSED = new Set([
  'OFFER_LAPSED',
  'OFFER_DECLINED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELLED',
  'BOOKING_PAST',
  'UNKNOWN_OFFER',
])

const codeOf = (error: unknown): string => (error instanceof ApiError ? (error.code ?? '') : '')

/** True if the offer was closed meanwhile. Its state says how. */
export const isClosed = (error: unknown): boolean => CLOSED.has(codeOf(error))

/** True if the server has no such offer. */
export const isUnknown = (error: unknown): boolean => codeOf(error) === 'UNKNOWN_OFFER'

/** True if the server has said why, so that no notification need tell of a failure. */
export const isExplained = (error: unknown): boolean => Object.hasOwn(REASONS, codeOf(error))

/** Returns the reason of a failure in the visitor's words. */
export const reasonOf = (error: unknown): string => REASONS[codeOf(error)] ?? errorText(error)
