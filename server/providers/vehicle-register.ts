import type { RegisteredVehicle } from '../sections/vehicle/rules/draft-vehicle'
import type { Database } from '../platform/database/database'
import { findVehicle } from '../sections/vehicle/store/vehicles'

/**
 * Port of the vehicle register, for which a chain plugs in its own. Only make, model and class are taken from it. Its
 * adapter must not pass on any data about an owner (reading 38).
 */
export interface VehicleRegister {
  /** Finds a vehicle by its normalised register number. Null if the register has none. */
  readonly find: (registerNumber: string) => Promise<RegisteredVehicle | null>
}

/** Creates the demo's register, which reads the server's own table. */
export const sandboxVehicleRegister = (db: Database): VehicleRegister => ({
  find: (registerNumber) => findVehicle(db, registerNumber),
})
