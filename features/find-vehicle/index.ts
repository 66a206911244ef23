import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'
import { idlePart } from '#shared/ui/layout/idle-part'
import type { FindVehicleOptions } from './ui/find-vehicle-screen'

const Drawing = idlePart(
  async () => (await import(/* webpackChunkName: "steps" */ './ui/vehicle-drawing')).VehicleDrawing,
)

/** The vehicle step. */
export const findVehicle = (options: FindVehicleOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackMode: "eager" */ './ui/step'), options),
  Drawing,
  canEdit: (get) => !get(bookingStore).isLocked,
})
