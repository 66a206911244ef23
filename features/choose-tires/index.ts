import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'

/** The tire services step. */
export const chooseTires = (): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "choose-tires" */ './ui/step'), {}),
  canEdit: (get) => !get(bookingStore).isLocked,
})
