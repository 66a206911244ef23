import type { RegisteredVehicle } from '../../../providers/vehicle-register'
import type { DraftVehicle } from '../../../platform/database/schema/sessions'

const named = (registerNumber: string) => ({ register_number: registerNumber, regNbr: registerNumber })

/** Builds a draft's vehicle from the register's data. Copies only these fields, in case an adapter returns more. */
export const registeredVehicle = (found: RegisteredVehicle, kilometers: number | null): DraftVehicle => ({
  ...named(found.registerNumber),
  make: found.make,
  model: found.model,
  classification: { id: found.classificationId, name: found.classificationName },
  kilometers,
})

/** Builds a draft's vehicle from the visitor's description. */
export const describedVehicle = (
  { registerNumber, make, model }: Pick<RegisteredVehicle, 'registerNumber' | 'make' | 'model'>,
  kilometers: number | null,
): DraftVehicle => ({ ...named(registerNumber), make, model, classification: null, kilometers })
