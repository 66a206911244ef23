/** Handlers of the credit offered for a price. */
import type * as financing from '#shared/api/contract/payments/financing'
import { creditOfPrice, minimumPrice } from './credit-terms'
import type { Dependencies, Handlers } from '../../../context'

export const financingHandlers = (dependencies: Dependencies): Handlers<typeof financing> => ({
  creditAmount: ({ query }) => creditOfPrice(dependencies, query),
  minimumPriceForCredit: ({ query }) => minimumPrice(dependencies, query),
})
