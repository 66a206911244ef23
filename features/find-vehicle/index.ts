import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'
import type { FindVehicleOptions } from './ui/find-vehicle-screen'

/** The vehicle step. */
export const findVehicle = (options: FindVehicleOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackMode: "eager" */ './ui/step'), options),
  canEdit: (get) => !get(bookingStore).isLocked,
})
