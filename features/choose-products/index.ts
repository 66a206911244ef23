import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'
import type { ProductOptions } from './model/choose-products-store'

export type { ProductOptions } from './model/choose-products-store'

/** A step that puts products of one list into the order, for modules that sell a few things of their own kind. */
export const chooseProducts = (options: ProductOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(async () => (await import(/* webpackChunkName: "choose-products" */ './ui/step')).stepWith(options), {}),
  canEdit: (get) => !get(bookingStore).isLocked,
})
