import { bookingStore, type NeedsProps } from '#entities/booking'
import { lazyStep, type LazyScreen, type StepDefinition } from '#entities/process'

interface Slots {
  readonly needs: LazyScreen<NeedsProps>
  readonly discount: LazyScreen<{ readonly onRedeemed: () => void }>
}

/** The services step of a maintenance booking. */
export const chooseServices = ({ needs, discount }: Slots): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(
    () => import(/* webpackChunkName: "steps" */ './ui/step'),
    { Needs: needs.Screen, Discount: discount.Screen },
    needs,
    discount,
  ),
  canEdit: (get) => !get(bookingStore).isLocked,
})
