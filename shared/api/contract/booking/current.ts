/** The booking of the session: what it contains, and what its customer tells. */
import { array, object, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { Booking, Symptom } from '../../nouns/booking'
import { Customer } from '../../nouns/customer'
import { CartItem } from '../../nouns/products'

export const getBooking = endpoint({ method: 'GET', path: '/get-booking/v2', output: Booking })

export const saveCustomer = endpoint({ method: 'POST', path: '/customer/v2', body: Customer })

export const saveNotes = endpoint({ method: 'POST', path: '/save-notes', body: object({ value: string() }) })

export const saveSymptoms = endpoint({ method: 'POST', path: '/symptoms', body: array(Symptom) })

export const saveBillingReference = endpoint({
  method: 'POST',
  path: '/billing-reference',
  query: object({ billingReference: string() }),
  isPrivate: true,
  hasNoScreen: true,
})

export const addBookingRows = endpoint({ method: 'POST', path: '/booking/cd/add-rows', body: array(CartItem) })
