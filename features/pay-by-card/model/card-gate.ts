import type { Gate } from '#entities/payment'
import { formatEuros } from '#shared/money/euros'
import { t } from '../card-texts'
import type { CardStore } from './card-store'

/** Returns the gate of a card payment. The server knows of the payment already, so the gate stops no submit. */
export const cardGate = (card: CardStore): Gate => ({
  get blockedBecause() {
    if (card.paying.isRunning || card.outcome === 'leaving') return t('redirecting')
    return card.storing.isRunning ? t('checking') : null
  },
  get note() {
    if (card.outcome !== 'paid') return null
    const { amount, price } = card
    return amount === null || amount === price ? t('paidNote') : t('paidOther', { amount: formatEuros(amount) })
  },
})
