import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'
import type { WorkplaceOptions } from './model/organizations'

/** The workplace step. */
export const chooseWorkplace = (options: WorkplaceOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "steps" */ './ui/step'), options),
  role: 'workplace',
  canEdit: (get) => !get(bookingStore).isLocked,
})
