import { bookingStore } from '#entities/booking'
import { lazyStep, type LazyScreen, type StepDefinition } from '#entities/process'

const load = () => import(/* webpackChunkName: "choose-services" */ './ui/step')

interface Slots {
  /** Comes together with the step, so that nothing below it moves. */
  readonly discount: LazyScreen<{ readonly onRedeemed: () => void }>
}

/** The services step of a maintenance booking. */
export const chooseServices = ({ discount }: Slots): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(
    async () => {
      const [step] = await Promise.all([load(), discount.preload()])
      return step
    },
    { Discount: discount.Screen },
  ),
  canEdit: (get) => !get(bookingStore).isLocked,
})
