import { formatEuros } from '#shared/money/euros'
import { t } from '../card-texts'
import type { CardStore } from './card-store'

/** What the payment asks of the submit of the booking, in the shape of the customer step's gates. */
export interface CardGate {
  readonly blockedBecause: string | null
  readonly note?: string | null
  readonly beforeSave: () => Promise<boolean>
}

export const cardGate = (card: CardStore): CardGate => ({
  get blockedBecause() {
    if (card.paying.isRunning || card.outcome === 'leaving') return t('redirecting')
    return card.storing.isRunning ? t('checking') : null
  },
  get note() {
    if (card.outcome !== 'paid') return null
    const { amount, price } = card
    return amount === null || amount === price ? t('paidNote') : t('paidOther', { amount: formatEuros(amount) })
  },
  /** The server has heard of the payment already. */
  beforeSave: () => Promise.resolve(true),
})
