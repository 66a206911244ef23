/** Exports of the step's chunk. */
export { FindVehicleScreen as Screen } from './find-vehicle-screen'
export { VehicleSummary as Summary } from './vehicle-summary'
