import { bookingStore } from '#entities/booking'
import { lazyStep, type LazyScreen, type StepDefinition } from '#entities/process'

interface Slots {
  readonly discount: LazyScreen<{ readonly onRedeemed: () => void }>
}

/** The tire services step. */
export const chooseTires = ({ discount }: Slots): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "tires" */ './ui/step'), { Discount: discount.Screen }, discount),
  canEdit: (get) => !get(bookingStore).isLocked,
})
