/** SPEC.md section 7, «Time». Dates are `YYYY-MM-DD`, times wall-clock `YYYY-MM-DDTHH:mm:ss`, both of Europe/Helsinki. */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { FreeDay } from '../nouns/free-days'
import { ReservationDetails } from '../nouns/reservation-details'
import { ShiftPosition, TimeSelectionType } from '../nouns/enums'
import { orDefault } from '../nouns/lenient'
import { SelectableResource } from '../nouns/resources'

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

/** The free times of another workshop, for the work in the cart; the one chosen stays. */
export const freeTimesOnOrganization = endpoint({
  method: 'POST',
  path: '/free-times-on-organization',
  query: object({ ...period, otherOrganizationId: number() }),
  output: array(FreeDay),
})

/** Free times in holes that the work fills, in the days to come. */
export const gapTimes = endpoint({ method: 'GET', path: '/free-times/gap', output: orDefault(array(FreeDay), []) })

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

export {
  resourceAbsences,
  resourceForCustomer,
  resourceWorkshift,
  saveLead,
  selectGapTime,
  selectResources,
} from './time-extra'
export { removeReservation } from './reservation'

export const saveReservationDetails = endpoint({
  method: 'POST',
  path: '/reservation-details/v2',
  body: ReservationDetails,
})

export const customerSelectableResources = endpoint({
  method: 'GET',
  path: '/customer-selectable-resources',
  output: orDefault(array(SelectableResource), []),
})

export const selectHourService = endpoint({
  method: 'POST',
  path: '/hour-service-selected',
  query: object({ state: boolean() }),
})

export const organizationOffersHourService = endpoint({
  method: 'POST',
  path: '/organization-offers-hour-service',
  query: object({ organizationId: number(), installationType: string() }),
  output: orDefault(boolean(), false),
})

export const isHourServiceSlotBeforeNormalSlot = endpoint({
  method: 'GET',
  path: '/is-hour-service-slot-before-normal-slot',
  output: orDefault(boolean(), false),
})
