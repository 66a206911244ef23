/** Walks with text of 200 % on phones. */
import { bookByApi } from '../pages/manage-booking'
import { inTheNextDays } from './next-days'
import { test } from './harness'
import { bookingLink, changeRequest, maintenance, tireChange } from './walks'

const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }

test('EV-04 a maintenance booking works with text of 200 % at 320 px', ({ walksLarge }) =>
  walksLarge(narrow, maintenance))

test('EV-04 a tire change works with text of 200 % at 390 px', ({ walksLarge }) => walksLarge(phone, tireChange))

test('EV-04 the change request works with text of 200 % at 390 px', ({ walksLarge }) =>
  walksLarge(phone, changeRequest))

test("EV-04 a booking's page works with text of 200 % at 390 px", async ({ walksLarge, server }) => {
  const bookingKey = await bookByApi(server, inTheNextDays())
  await walksLarge(phone, (visitor) => bookingLink(visitor, bookingKey))
})
