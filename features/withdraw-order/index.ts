import { lazy, type ComponentType } from 'react'
import type { PaymentProps } from '#entities/payment'

export { WITHDRAWAL_HASH } from './hash'
export { withdrawalTermsStore } from './model/withdrawal-terms-store'
export { WithdrawalHint, WithdrawOrder } from './on-page/parts'

/**
 * The right of withdrawal in the customer step. The step's chunk holds the check whether the chain grants it; the rest is
 * in a lazy chunk.
 */
export const WithdrawalRight = lazy<ComponentType<Pick<PaymentProps, 'isSending' | 'guard'>>>(async () => ({
  default: (await import(/* webpackChunkName: "steps" */ './on-page/right')).WithdrawalRight,
}))
