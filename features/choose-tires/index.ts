import { bookingStore } from '#entities/booking'
import { lazyStep, type LazyScreen, type StepDefinition } from '#entities/process'

const load = () => import(/* webpackChunkName: "choose-tires" */ './ui/step')

interface Slots {
  /** Comes together with the step, so that nothing below it moves. */
  readonly discount: LazyScreen<{ readonly onRedeemed: () => void }>
}

/** The tire services step. */
export const chooseTires = ({ discount }: Slots): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(
    async () => {
      const [step] = await Promise.all([load(), discount.preload()])
      return step
    },
    { Discount: discount.Screen },
  ),
  canEdit: (get) => !get(bookingStore).isLocked,
})
