/** SPEC.md section 7, «Card payment provider»: handlers. */
import type * as cardPayment from '#shared/api/contract/card-payment'
import type { Dependencies, Handlers } from './types'

export const cardPaymentHandlers = (_: Dependencies): Handlers<typeof cardPayment> => ({})
