/** What the step's chunk holds. */
export { FindVehicleScreen as Screen } from './find-vehicle-screen'
export { VehicleSummary as Summary } from './vehicle-summary'
