/** SPEC.md section 7, «Time». Dates are `YYYY-MM-DD`, times wall-clock `YYYY-MM-DDTHH:mm:ss`, both of Europe/Helsinki. */
import { array, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { FreeDay, ReservationDetails } from '../nouns/free-days'
import { ShiftPosition, TimeSelectionType } from '../nouns/enums'

/** `end` is included. */
const period = { start: string(), end: string() }

/** Anything but SUCCESS means that the time is not reserved. */
const ReservationResult = object({ responseCode: string() })

export const freeTimes = endpoint({
  method: 'POST',
  path: '/free-times',
  query: object({ ...period, resourceTimeSelectionTypes: optional(array(TimeSelectionType)) }),
  output: array(FreeDay),
})

export const freeTimesMorning = endpoint({
  method: 'POST',
  path: '/free-times/morning',
  query: object(period),
  output: array(FreeDay),
})

export const freeTimesEvening = endpoint({
  method: 'POST',
  path: '/free-times/evening',
  query: object(period),
  output: array(FreeDay),
})

export const lockerReservedTimes = endpoint({
  method: 'POST',
  path: '/locker/reserved-times',
  body: object({ startTimes: array(string()) }),
  output: array(object({ timeStamp: string() })),
})

/** `reservation` is `start|end`. */
export const reserveTime = endpoint({
  method: 'POST',
  path: '/reserve-time',
  query: object({ reservation: string(), timeSelectionType: TimeSelectionType, workshiftPosition: ShiftPosition }),
  output: ReservationResult,
})

export { removeReservation } from './reservation'

export const saveReservationDetails = endpoint({
  method: 'POST',
  path: '/reservation-details/v2',
  body: ReservationDetails,
})

export const saveLead = endpoint({ method: 'POST', path: '/lead', query: object({ leadDate: string() }) })
