import type { StoreResolver } from '#shared/store/define-store'
import { cardMemory, creditMemory } from './payment-memory'
import { formatEuros } from '#shared/money/euros'
import { t } from '../texts'

/** What a session has paid and applied for. Null in a field means an unknown sum; a missing field means nothing. */
export interface Money {
  readonly card?: number | null
  readonly credit?: number
  /** The visitor has signed for a credit, and the bank could not be asked, or it has not decided. */
  readonly isCreditPending?: true
  /** The visitor has returned from a payment whose outcome the server has not confirmed. */
  readonly isUnconfirmed?: true
}

/** Returns what the session of `token` has paid and applied for, or null if nothing. Observable. */
export function moneyOf(get: StoreResolver, token: string | null): Money | null {
  const card = get(cardMemory).of(token)
  const { confirmed: credit = null, pending } = get(creditMemory).of(token) ?? {}
  const money: Money = {
    ...(card && card.paid !== 0 && { card: card.paid }),
    ...(card?.unconfirmed && { isUnconfirmed: true as const }),
    ...(credit !== null && { credit }),
    ...(credit === null && pending && { isCreditPending: true as const }),
  }
  return Object.keys(money).length > 0 ? money : null
}

const FATES = {
  /** The visitor gives up the whole booking. */
  lost: { card: 'lostCard', credit: 'lostCredit' },
  /** The visitor gives up the time, or it has run out. */
  kept: { card: 'keptCard', credit: 'keptCredit' },
  /** The session has ended without a saved booking. */
  ended: { card: 'endedCard', credit: 'endedCredit' },
} as const

/** Returns what is paid and what happens with it, one paragraph for each means of payment. */
export function moneyWords(
  { card, credit, isUnconfirmed, isCreditPending }: Money,
  fate: keyof typeof FATES,
): string[] {
  const words = FATES[fate]
  const isPaid = card !== undefined
  return [
    isPaid && `${card === null ? t('paidCardUnknown') : t('paidCard', { amount: formatEuros(card) })} ${t(words.card)}`,
    // After the session's end the page answers the return itself.
    !isPaid && isUnconfirmed && fate !== 'ended' && t('unconfirmed'),
    credit !== undefined && `${t('credit', { amount: formatEuros(credit) })} ${t(words.credit)}`,
    isCreditPending && `${t('creditPending')} ${t(words.credit)}`,
  ].filter((text) => text !== false && text !== undefined)
}
