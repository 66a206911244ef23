/** Of SPEC.md section 7, «Time», what gives a time back: apart, because any page may have to, long before a calendar comes. */
import { endpoint } from '../endpoint'

export const removeReservation = endpoint({ method: 'DELETE', path: '/remove-reservation' })
