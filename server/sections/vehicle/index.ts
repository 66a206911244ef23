/** What the rest of the server may use of this section. */
export { vehicleHandlers } from './calls/vehicle'
export { registeredVehicle } from './rules/draft-vehicle'
export { findVehicle } from './store/vehicles'
