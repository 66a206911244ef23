import type { DraftVehicle } from './draft'

/** What the vehicle register tells of a vehicle: nothing of an owner, and no mileage (READINGS.md 38). */
export interface RegisteredVehicle {
  readonly registerNumber: string
  readonly make: string
  readonly model: string
  readonly classificationId: number
  readonly classificationName: string
}

const named = (registerNumber: string) => ({ register_number: registerNumber, regNbr: registerNumber })

/** A vehicle as the register has it. Only what is named here is taken, whatever else an adapter hands over. */
export const registeredVehicle = (found: RegisteredVehicle, kilometers: number | null): DraftVehicle => ({
  ...named(found.registerNumber),
  make: found.make,
  model: found.model,
  classification: { id: found.classificationId, name: found.classificationName },
  kilometers,
})

/** A vehicle as the visitor describes it. */
export const describedVehicle = (
  { registerNumber, make, model }: Pick<RegisteredVehicle, 'registerNumber' | 'make' | 'model'>,
  kilometers: number | null,
): DraftVehicle => ({ ...named(registerNumber), make, model, classification: null, kilometers })
