/** What the rest of the server may use of this section. */
export { cachedRegister } from './calls/cached-register'
export { vehicleHandlers } from './calls/vehicle'
export { registeredVehicle } from './rules/draft-vehicle'
export { findVehicle } from './store/vehicles'
export { plateHashOf, purgeAnswers } from './store/register-answers'
