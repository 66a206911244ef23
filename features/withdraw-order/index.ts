import { lazy, type ComponentType } from 'react'
import type { LoadTimeExtra } from '#entities/calendar'
import type { PaymentProps } from '#entities/payment'
import { configPort } from '#shared/config/config'

export { WITHDRAWAL_HASH } from './model/withdrawal-hash'
export { withdrawalTermsStore } from './model/withdrawal-terms-store'
export { WithdrawalHint, WithdrawOrder } from './ui/on-page/parts'

/**
 * The right of withdrawal in the customer step. The step's chunk holds the check whether the chain grants it; the rest is
 * in a lazy chunk.
 */
export const WithdrawalRight = lazy<ComponentType<Pick<PaymentProps, 'isSending' | 'guard'>>>(async () => ({
  default: (await import(/* webpackChunkName: "steps" */ './ui/on-page/right')).WithdrawalRight,
}))

/** The right of withdrawal depends on the day of the visit, so that only the refetched booking tells it. */
export const withdrawalByDay: LoadTimeExtra = async () => (get) => ({
  store: { followsFromTime: get(configPort).withdrawal !== undefined },
})
