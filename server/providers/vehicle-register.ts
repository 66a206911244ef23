import type { RegisteredVehicle } from '../domain/draft-vehicle'
import type { Database } from '../store/database'
import { findVehicle } from '../store/vehicles'

/**
 * The vehicle register, of which a chain plugs in its own. Whatever that knows, no more than make, model and class is
 * taken from it: nothing about an owner gets further than its adapter (READINGS.md 38).
 */
export interface VehicleRegister {
  /** Looks a vehicle up by its normalised register number; null where the register has none. */
  readonly find: (registerNumber: string) => Promise<RegisteredVehicle | null>
}

/** The register of the demo: the vehicles in our own table. */
export const sandboxVehicleRegister = (db: Database): VehicleRegister => ({
  find: (registerNumber) => findVehicle(db, registerNumber),
})
