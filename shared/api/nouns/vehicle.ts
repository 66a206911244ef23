/** The vehicle of a booking (specification section 3). */
import { coerce, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { Identifier, orNull, text } from './lenient'
import { AmountOrNull } from './values'

const VehicleFields = object({
  register_number: text(),
  make: text(),
  model: text(),
  classification: orNull(object({ id: Identifier, name: text() })),
  kilometers: AmountOrNull,
})

export type Vehicle = Infer<typeof VehicleFields>

const withShortName = type({ regNbr: string(), register_number: optional(nullable(string())) })

/**
 * A vehicle. Servers use both `regNbr` and `register_number`, and this struct alone normalises them to the latter
 * (API-07).
 */
export const Vehicle = coerce(VehicleFields, withShortName, (vehicle) => ({
  ...vehicle,
  register_number: vehicle.register_number ?? vehicle.regNbr,
}))
