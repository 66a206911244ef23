import { bookingStore } from '#entities/booking'
import { lazyScreen, type StepDefinition } from '#entities/process'
import type { FindVehicleOptions } from './ui/find-vehicle-screen'
import { VehicleSummary } from './ui/vehicle-summary'

/** The vehicle step. */
export const findVehicle = (options: FindVehicleOptions): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyScreen(async () => (await import('./ui/find-vehicle-screen')).FindVehicleScreen, options),
  Summary: VehicleSummary,
  canEdit: (get) => !get(bookingStore).isLocked,
})
