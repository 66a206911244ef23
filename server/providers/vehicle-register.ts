/** The data of a vehicle in the vehicle register, without owner and mileage (reading 38). */
export interface RegisteredVehicle {
  readonly registerNumber: string
  readonly make: string
  readonly model: string
  readonly classificationId: number
  readonly classificationName: string
}

/**
 * Port of the vehicle register, for which a chain plugs in its own. Only make, model and class are taken from it. Its
 * adapter must not pass on any data about an owner (reading 38).
 */
export interface VehicleRegister {
  /** Finds a vehicle by its normalised register number. Null if the register has none. */
  readonly find: (registerNumber: string) => Promise<RegisteredVehicle | null>
}
