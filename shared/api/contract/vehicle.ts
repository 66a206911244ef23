/** Selecting the vehicle, and facts about it. */
import { boolean, coerce, nullable, number, object, string, type, unknown } from 'superstruct'
import { endpoint } from '../endpoint'
import { LookupStatus } from '../nouns/enums'
import { asText, Identifier, known, listOf } from '../nouns/lenient'
import { SentPlate } from '../nouns/sent-texts'
import { LeasingCompany, LeasingContract, Recall } from '../nouns/trade'
import { saysNo } from '../says-no'

/** With another code, or without one, the booking tells whether the vehicle was found. A page of HTML is refused. */
const VehicleLookup = coerce(object({ responseCode: known(nullable(LookupStatus), null) }), unknown(), (value) =>
  typeof value !== 'object' && saysNo(value) ? value : { responseCode: null, ...Object(value) },
)

/** The name of a make, which a server may send as an object with an id (AS-04). */
const Make = coerce(asText, type({ name: asText }), ({ name }) => name)

export const vehicleMakes = endpoint({ method: 'GET', path: '/vehicle-makes', output: listOf(Make) })

/** After SUCCESS the session's booking contains the vehicle. Read it with `getBooking`. */
export const searchVehicle = endpoint({
  method: 'POST',
  path: '/search-vehicle',
  body: object({ registerNumber: SentPlate, kilometers: nullable(number()) }),
  output: VehicleLookup,
})

/** Sets a vehicle from the visitor's description, because the register does not contain it. */
export const setVehicle = endpoint({
  method: 'POST',
  path: '/set-vehicle',
  body: coerce(
    object({ register_number: string(), make: string(), model: string() }),
    type({ regNbr: string() }),
    ({ regNbr, ...vehicle }) => ({ register_number: regNbr, ...vehicle }),
  ),
})

export const setVehicleKilometers = endpoint({
  method: 'POST',
  path: '/set-vehicle-kilometers',
  query: object({ kilometers: number() }),
})

export const setTaxi = endpoint({
  method: 'POST',
  path: '/set-taxi',
  query: object({ taxi: boolean() }),
  hasNoScreen: true,
})

export const toyotaRecalls = endpoint({
  method: 'GET',
  path: '/get-toyota-recalls',
  output: listOf(Recall),
  isOptional: true,
})

export const leasingCompanies = endpoint({
  method: 'GET',
  path: '/leasing/company',
  output: listOf(LeasingCompany),
})

export const leasingContracts = endpoint({
  method: 'GET',
  path: '/leasing/contract',
  query: object({ companyId: Identifier }),
  output: listOf(LeasingContract),
})
