import type * as vehicle from '#shared/api/contract/vehicle'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { bookingSteps } from '../../../openapi/examples/booking-steps'
import { timeReserved, tooLong, tooMany } from '../../../openapi/common-errors'

const badRegisterNumber = badRequest(
  'BAD_REGISTER_NUMBER',
  'It is not a register number: it does not match the pattern or is longer than seven characters.',
)
const badMileage = badRequest('BAD_MILEAGE', '`kilometers` is not a whole number from 0 to 999999.')

/** Documentation of specification section 7, 'Vehicle'. */
export const vehicleDocs: Docs<typeof vehicle> = {
  vehicleMakes: {
    summary: 'Vehicle makes',
    description: 'Lists the makes to choose from if a vehicle is not found, in display order.',
    output: ['Alfa Romeo', 'Audi', 'BMW', 'Škoda', 'Muu merkki'],
    errors: [],
  },
  searchVehicle: {
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
    summary: 'Set the mileage',
    description: 'Sets the mileage of the booking and its vehicle.',
    input: { query: { kilometers: 84_500 } },
    errors: [badMileage],
  },
  setServiceCode: {
    summary: 'Set the service code',
    description: 'Stores the code that services are listed by. A blank value or null removes it.',
    input: { body: { value: 'HUOLTO-A' } },
    errors: [tooLong],
  },
  getBooking: {
    summary: 'The current booking',
    description: `Returns all choices of the session’s visitor, composed anew by each call. Prices, sums and times are the server’s.
\`booking_total_duration\` has a start while a time is held. In a session that changes a saved booking, it is that
booking’s time until another is held. A session that has saved its booking gets the saved one.

While a time is held, \`held_seconds\` is how long the hold lasts unless a call renews it. \`held_seconds_at_most\` is
how long it lasts however many calls follow.
Money is in euros with at most two decimals. The register number is returned as \`register_number\` and as \`regNbr\`.`,
    outputs: bookingSteps,
    errors: [],
  },
}
