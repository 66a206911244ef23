import { endpoint } from '../endpoint'

/** In a file of its own, because the first screen makes this call and no other one of the time. */
export const removeReservation = endpoint({ method: 'DELETE', path: '/remove-reservation' })
