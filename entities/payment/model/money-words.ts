import { formatEuros } from '#shared/money/euros'
import { t } from '../texts'
import type { Money } from './money'

const FATES = {
  /** The visitor gives up the whole booking. */
  lost: { card: 'lostCard', credit: 'lostCredit' },
  /** The visitor gives up the time, or it has run out. */
  kept: { card: 'keptCard', credit: 'keptCredit' },
  /** The session has ended without a saved booking. */
  ended: { card: 'endedCard', credit: 'endedCredit' },
} as const

/** Returns what is paid and what happens with it, one paragraph for each means of payment. */
export function moneyWords({ card, credit, isUnconfirmed }: Money, fate: keyof typeof FATES): string[] {
  const words = FATES[fate]
  const isPaid = card !== undefined
  return [
    isPaid && `${card === null ? t('paidCardUnknown') : t('paidCard', { amount: formatEuros(card) })} ${t(words.card)}`,
    !isPaid && isUnconfirmed && t('unconfirmed'),
    credit !== undefined && `${t('credit', { amount: formatEuros(credit) })} ${t(words.credit)}`,
  ].filter((text) => text !== false && text !== undefined)
}
