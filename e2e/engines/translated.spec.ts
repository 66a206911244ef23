/** Walks in pages that a translator changes after every change. */
import { bookByApi } from '../pages/manage-booking'
import { inTheNextDays } from './next-days'
import { test } from './harness'
import { bookingLink, changeRequest, extraWork, maintenance, tireChange } from './walks'

test('EV-01 a maintenance booking works in a translated page', ({ walksTranslated }) => walksTranslated(maintenance))

test('EV-01 a tire change works in a translated page', ({ walksTranslated }) => walksTranslated(tireChange))

test('EV-01 the change request works in a translated page', ({ walksTranslated }) => walksTranslated(changeRequest))

test('EV-01 extra work can be answered in a translated page', ({ walksTranslated }) => walksTranslated(extraWork))

test("EV-01 a booking's page works in a translated page", async ({ walksTranslated, server }) => {
  const bookingKey = await bookByApi(server, inTheNextDays())
  await walksTranslated((visitor) => bookingLink(visitor, bookingKey))
})
