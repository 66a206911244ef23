import type * as vehicle from '#shared/api/contract/vehicle'
import { badRequest, notFound, type Docs } from '../../../openapi/call-doc'
import { timeReserved, tooLong, tooMany } from '../../../openapi/common-errors'

const badRegisterNumber = badRequest(
  'BAD_REGISTER_NUMBER',
  'It is not a register number: it does not match the pattern or is longer than seven characters.',
)
const badMileage = badRequest('BAD_MILEAGE', '`kilometers` is not a whole number from 0 to 999999.')

/** Documentation of the vehicle and of facts about it. */
export const vehicleDocs: Docs<typeof vehicle> = {
  vehicleMakes: {
    heading: 'Vehicle',
    summary: 'Vehicle makes',
    description: 'Lists the makes to choose from if a vehicle is not found, in display order.',
    output: ['Alfa Romeo', 'Audi', 'BMW', 'Škoda', 'Muu merkki'],
    errors: [],
  },
  searchVehicle: {
    heading: 'Vehicle',
    summary: 'Look a vehicle up',
    description: `Looks the register number up in the vehicle register, ignoring case. On SUCCESS the session’s booking has the vehicle.
On NOT_FOUND it has none, and the visitor describes it (\`POST /set-vehicle\`). A different vehicle empties the cart.

In a session of the process TIRE_CHANGE, tires bought from the packager for this vehicle and their fitting are added
to the cart, in the stage TIRES. Sending the same number again does not add removed products again.

Returns no data about an owner. \`kilometers\` is null if the process does not ask for it.`,
    input: { body: { registerNumber: 'ABC-123', kilometers: 84_500 } },
    output: { responseCode: 'SUCCESS' },
    errors: [badRegisterNumber, badMileage, tooMany('The cart would have more than 100 lines.'), timeReserved],
  },
  setVehicle: {
    heading: 'Vehicle',
    summary: 'Describe a vehicle',
    description:
      'Sets a vehicle that is not in the register. Its number may be of any kind, with a digit and at most 12 characters (`anyPlate`). It has no class, so that every workshop accepts it. The cart changes as in `POST /search-vehicle`.',
    input: { body: { register_number: 'XYZ-999', make: 'Lada', model: '1200' } },
    errors: [
      badRegisterNumber,
      badRequest('BAD_VEHICLE', 'Make or model is empty.'),
      tooLong,
      tooMany('The cart would have more than 100 lines.'),
      timeReserved,
    ],
  },
  setVehicleKilometers: {
    heading: 'Vehicle',
    summary: 'Set the mileage',
    description: 'Sets the mileage of the booking and its vehicle.',
    input: { query: { kilometers: 84_500 } },
    errors: [badMileage],
  },
  setTaxi: {
    heading: 'Other',
    summary: 'Mark the vehicle as a taxi',
    description: 'Stores in the booking whether the vehicle is a taxi.',
    input: { query: { taxi: true } },
    errors: [],
  },
  toyotaRecalls: {
    heading: 'Other',
    summary: 'Open recalls of a Toyota',
    description:
      'Lists the manufacturer’s recalls that are still open for the session’s vehicle, newest first. Empty for any other make. Contains no data about an owner.',
    output: [
      {
        code: 'TOY-2026-14',
        description: 'Takaluukun kaasujousten tarkastus ja tarvittaessa vaihto',
        issued: '2026-09-15',
      },
    ],
    errors: [],
  },
  leasingCompanies: {
    heading: 'Other',
    summary: 'Leasing companies',
    description: 'Lists the companies whose leasing contracts with maintenance the chain serves.',
    output: [{ id: 1, name: 'Pohjolan Autoleasing' }],
    errors: [],
  },
  leasingContracts: {
    heading: 'Other',
    summary: 'Contracts of a leasing company',
    description: 'Lists the types of contract of a leasing company.',
    input: { query: { companyId: 1 } },
    output: [{ id: 101, companyId: 1, name: 'Huoltoleasing' }],
    errors: [notFound('UNKNOWN_COMPANY', 'The leasing company does not exist.')],
  },
}
