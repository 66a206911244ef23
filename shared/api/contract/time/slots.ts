/**
 * Free times, and the hold of one. Dates are `YYYY-MM-DD` and times wall-clock `YYYY-MM-DDTHH:mm:ss`, both in
 * Europe/Helsinki.
 */
import { array, boolean, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { ReservationDetails } from '../../nouns/reservation'
import { InstallationType, ShiftPosition, TimeSelectionType } from '../../nouns/enums'
import { FreeDay } from '../../nouns/free-days'
import { asText, Identifier, listOf, orDefault, orElse, orNull, text } from '../../nouns/lenient'
import { ResourceAbsence, SelectableResource } from '../../nouns/resources'
import { SentDateTime, SentDay, SentPeriod } from '../../nouns/sent-texts'
import { DateTime, flagOr } from '../../nouns/values'

/** `end` is inclusive. */
const period = { start: SentDay, end: SentDay }

/** A code of the server's own, and a response without one, does not tell whether the time is reserved. */
const ReservationResult = orElse(object({ responseCode: asText }), { responseCode: '' })

export const freeTimes = endpoint({
  method: 'POST',
  path: '/free-times',
  query: object({ ...period, resourceTimeSelectionTypes: optional(array(TimeSelectionType)) }),
  output: listOf(FreeDay),
})

export const freeTimesMorning = endpoint({
  method: 'POST',
  path: '/free-times/morning',
  query: object(period),
  output: listOf(FreeDay),
})

export const freeTimesEvening = endpoint({
  method: 'POST',
  path: '/free-times/evening',
  query: object(period),
  output: listOf(FreeDay),
})

/** Free times of another workshop for the work in the cart. Does not change the chosen workshop. */
export const freeTimesOnOrganization = endpoint({
  method: 'POST',
  path: '/free-times-on-organization',
  query: object({ ...period, otherOrganizationId: Identifier }),
  output: listOf(FreeDay),
  hasNoScreen: true,
})

export const lockerReservedTimes = endpoint({
  method: 'POST',
  path: '/locker/reserved-times',
  body: object({ startTimes: array(SentDateTime) }),
  output: listOf(object({ timeStamp: DateTime })),
})

/** Free times in the coming days that exactly fill a gap between other bookings. */
export const gapTimes = endpoint({
  method: 'GET',
  path: '/free-times/gap',
  output: listOf(FreeDay),
  isOptional: true,
})

export const selectGapTime = endpoint({
  method: 'POST',
  path: '/gap-time-selected',
  query: object({ selected: boolean() }),
})

/** `reservation` is `start|end`. */
export const reserveTime = endpoint({
  method: 'POST',
  path: '/reserve-time',
  query: object({
    reservation: SentPeriod,
    timeSelectionType: orDefault(TimeSelectionType, 'USE_ORGANIZATION_SETTING'),
    workshiftPosition: orDefault(ShiftPosition, 'MORNING'),
  }),
  canSayNo: true,
  output: ReservationResult,
})

export const removeReservation = endpoint({ method: 'DELETE', path: '/remove-reservation' })

export const saveReservationDetails = endpoint({
  method: 'POST',
  path: '/reservation-details/v2',
  body: ReservationDetails,
})

export const saveLead = endpoint({ method: 'POST', path: '/lead', query: object({ leadDate: SentDay }) })

export const customerSelectableResources = endpoint({
  method: 'GET',
  path: '/customer-selectable-resources',
  output: listOf(SelectableResource),
  isOptional: true,
})

/** Ids of the requested resources. With an empty list the server assigns any free one. */
export const selectResources = endpoint({
  method: 'POST',
  path: '/customer-selected-resources',
  body: array(Identifier),
})

/** The resource that last served the customer with this phone number, or null if unknown. */
export const resourceForCustomer = endpoint({
  method: 'GET',
  path: '/resource-for-customer',
  query: object({ phoneNumber: string() }),
  output: orNull(SelectableResource),
  hasNoScreen: true,
})

export const resourceAbsences = endpoint({
  method: 'POST',
  path: '/resource-absences',
  query: object({ resourceId: Identifier }),
  output: listOf(ResourceAbsence),
  isOptional: true,
})

/** The working hours of the day as `start|end`, or an empty string if there are none. */
export const resourceWorkshift = endpoint({
  method: 'GET',
  path: '/get-resource-workshift',
  query: object({ day: SentDay, resourceId: Identifier }),
  output: text(),
  isOptional: true,
})

export const selectHourService = endpoint({
  method: 'POST',
  path: '/hour-service-selected',
  query: object({ state: boolean() }),
})

/** An answer that says neither counts as a yes: the workshop's free times will tell. */
export const organizationOffersHourService = endpoint({
  method: 'POST',
  path: '/organization-offers-hour-service',
  query: object({ organizationId: Identifier, installationType: InstallationType }),
  output: flagOr(true),
})

export const isHourServiceSlotBeforeNormalSlot = endpoint({
  method: 'GET',
  path: '/is-hour-service-slot-before-normal-slot',
  output: flagOr(false),
  hasNoScreen: true,
})
