import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'

/** The services step of a maintenance booking. */
export const chooseServices = (): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "choose-services" */ './ui/step'), {}),
  canEdit: (get) => !get(bookingStore).isLocked,
})
