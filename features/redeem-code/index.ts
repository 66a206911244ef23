import { lazyScreen } from '#entities/process'
import type { DiscountCodeProps } from './ui/discount-code'

/** The discount code form, for the panel of the steps that select services. */
export const discountCode = lazyScreen<DiscountCodeProps>(
  async () => (await import(/* webpackChunkName: "steps" */ './ui/discount-code')).DiscountCode,
)
