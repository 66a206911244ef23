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
    const { paid, sums } = card
    if (paid === 0) return null
    if (paid === null || sums.due + sums.excess === 0) return t('paidNote')
    const amount = formatEuros(paid)
    return sums.due > 0
      ? t('dueNote', { amount, due: formatEuros(sums.due) })
      : t('excessNote', { amount, excess: formatEuros(sums.excess) })
  },
})
