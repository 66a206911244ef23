/** Of SPEC.md section 7, «Booking completion and edits», what comes with the page that it is made from. */
import { boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { orNull } from '../nouns/lenient'

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback/v2',
  query: object({ sendEmail: optional(boolean()), notificationEmailAddress: optional(string()) }),
  body: object({ message: string(), rating: orNull(number()) }),
})
