import type * as vehicle from '#shared/api/contract/vehicle'
import type { ErrorDoc, Docs } from '../call-doc'
import { booking } from './example-booking'
import { tooMany } from './service-examples'
import { timeReserved, tooLong } from './time-errors'

const badRegisterNumber: ErrorDoc = {
  status: 400,
  code: 'BAD_REGISTER_NUMBER',
  when: 'It is no register number: the pattern and the length of seven both bind.',
}
const badMileage: ErrorDoc = {
  status: 400,
  code: 'BAD_MILEAGE',
  when: '`kilometers` is not a whole number from 0 to 999999.',
}

/** SPEC.md section 7, «Vehicle». */
export const vehicleDocs: Docs<typeof vehicle> = {
  vehicleMakes: {
    summary: 'The makes to choose from',
    description: 'Offered where a vehicle is not found, in the order they are to be shown in.',
    output: ['Alfa Romeo', 'Audi', 'BMW', 'Škoda', 'Muu merkki'],
    errors: [],
  },
  searchVehicle: {
    summary: 'Look a vehicle up',
    description: `Looks the plate up in the vehicle register, in whatever case it is typed. On SUCCESS the session's booking has the
vehicle; on NOT_FOUND it has none, and the visitor describes it (\`POST /set-vehicle\`). Another vehicle than before empties
the cart.

In a session of the process TIRE_CHANGE the tires that have been bought from the packager for the plate, and their fitting,
are put into the cart, in the stage TIRES. The same plate again does not put back what has been taken out.

Nothing is told about an owner. \`kilometers\` is null where the process does not ask for it.`,
    input: { body: { registerNumber: 'ABC-123', kilometers: 84_500 } },
    output: { responseCode: 'SUCCESS' },
    errors: [badRegisterNumber, badMileage, tooMany('The cart would have more than 100 lines.'), timeReserved],
  },
  setVehicle: {
    summary: 'Describe a vehicle',
    description:
      'Sets a vehicle that the register does not know. It has no class, so that every workshop will do for it. The cart is treated as in `POST /search-vehicle`.',
    input: { body: { register_number: 'XYZ-999', make: 'Lada', model: '1200' } },
    errors: [
      badRegisterNumber,
      { status: 400, code: 'BAD_VEHICLE', when: 'Make or model is empty.' },
      tooLong,
      tooMany('The cart would have more than 100 lines.'),
      timeReserved,
    ],
  },
  setVehicleKilometers: {
    summary: 'Correct the mileage',
    description: 'Sets the mileage of the booking and its vehicle.',
    input: { query: { kilometers: 84_500 } },
    errors: [badMileage],
  },
  setServiceCode: {
    summary: 'Take over a service code',
    description: 'Keeps the code that services are then listed by; a blank one, or null, takes it away.',
    input: { body: { value: 'HUOLTO-A' } },
    errors: [tooLong],
  },
  getBooking: {
    summary: 'The booking so far',
    description: `All that the visitor of this session has chosen, put together anew each time: prices, sums and times are the
server's own. \`booking_total_duration\` has a start as soon as a time is held, and as long as it is; in a session that
changes a saved booking it is that booking's, until another is held. A session that has saved its booking is answered with
what was saved. While it is held, \`held_seconds\` says for how long after
the session's last call; each call prolongs it. Money is in euros with at most two decimals. The vehicle's plate is sent as \`register_number\` and as \`regNbr\`.`,
    output: booking,
    errors: [],
  },
}
