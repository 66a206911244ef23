import { bookingStore } from '#entities/booking'
import { lazyStep, type LazyScreen, type StepDefinition } from '#entities/process'

interface Slots {
  readonly discount: LazyScreen<{ readonly onRedeemed: () => void }>
}

/** The services step of a maintenance booking. */
export const chooseServices = ({ discount }: Slots): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "steps" */ './ui/step'), { Discount: discount.Screen }, discount),
  canEdit: (get) => !get(bookingStore).isLocked,
})
