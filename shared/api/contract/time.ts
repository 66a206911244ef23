/** SPEC.md section 7, «Time». Dates are `YYYY-MM-DD`, times wall-clock `YYYY-MM-DDTHH:mm:ss`, both of Europe/Helsinki. */
import { array, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { FreeDay, ReservationDetails } from './free-days'
import { reservationCalls } from './reservation'
import { ShiftPosition, TimeSelectionType } from './enums'

/** `end` is included. */
const period = { start: string(), end: string() }

/** Anything but SUCCESS means that the time is not reserved. */
const ReservationResult = object({ responseCode: string() })

export const timeCalls = {
  freeTimes: endpoint({
    method: 'POST',
    path: '/free-times',
    query: object({ ...period, resourceTimeSelectionTypes: optional(array(TimeSelectionType)) }),
    output: array(FreeDay),
  }),
  freeTimesMorning: endpoint({
    method: 'POST',
    path: '/free-times/morning',
    query: object(period),
    output: array(FreeDay),
  }),
  freeTimesEvening: endpoint({
    method: 'POST',
    path: '/free-times/evening',
    query: object(period),
    output: array(FreeDay),
  }),
  lockerReservedTimes: endpoint({
    method: 'POST',
    path: '/locker/reserved-times',
    body: object({ startTimes: array(string()) }),
    output: array(object({ timeStamp: string() })),
  }),
  /** `reservation` is `start|end`. */
  reserveTime: endpoint({
    method: 'POST',
    path: '/reserve-time',
    query: object({ reservation: string(), timeSelectionType: TimeSelectionType, workshiftPosition: ShiftPosition }),
    output: ReservationResult,
  }),
  ...reservationCalls,
  saveReservationDetails: endpoint({ method: 'POST', path: '/reservation-details/v2', body: ReservationDetails }),
  saveLead: endpoint({ method: 'POST', path: '/lead', query: object({ leadDate: string() }) }),
} as const
