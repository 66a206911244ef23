/** Of SPEC.md section 7, «Time», what only some visitors need: apart, so that it comes with the parts that they open. */
import { array, boolean, object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { Identifier, orDefault, orNull, text } from '../nouns/lenient'
import { ResourceAbsence, SelectableResource } from '../nouns/resources'

export const selectGapTime = endpoint({
  method: 'POST',
  path: '/gap-time-selected',
  query: object({ selected: boolean() }),
})

export const saveLead = endpoint({ method: 'POST', path: '/lead', query: object({ leadDate: string() }) })

/** The ids of those asked for; none: whichever is free. */
export const selectResources = endpoint({
  method: 'POST',
  path: '/customer-selected-resources',
  body: array(Identifier),
})

/** Whom the customer with this phone number had last; null where nobody is known. */
export const resourceForCustomer = endpoint({
  method: 'GET',
  path: '/resource-for-customer',
  query: object({ phoneNumber: string() }),
  output: orNull(SelectableResource),
})

export const resourceAbsences = endpoint({
  method: 'POST',
  path: '/resource-absences',
  query: object({ resourceId: Identifier }),
  output: orDefault(array(ResourceAbsence), []),
})

/** `start|end` of the day's work; empty where there is none. */
export const resourceWorkshift = endpoint({
  method: 'GET',
  path: '/get-resource-workshift',
  query: object({ day: string(), resourceId: Identifier }),
  output: text(),
})
