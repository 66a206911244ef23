/** Walks in pages that a translator changes after every change. */
import { bookByApi } from '../pages/manage-booking'
import { test } from './harness'
import { bookingLink, changeRequest, extraWork, maintenance, tireChange } from './walks'

const DAY_MS = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('EV-01 a maintenance booking works in a translated page', ({ walksTranslated }) => walksTranslated(maintenance))

test('EV-01 a tire change works in a translated page', ({ walksTranslated }) => walksTranslated(tireChange))

test('EV-01 the change request works in a translated page', ({ walksTranslated }) => walksTranslated(changeRequest))

test('EV-01 extra work can be answered in a translated page', ({ walksTranslated }) => walksTranslated(extraWork))

test("EV-01 a booking's page works in a translated page", async ({ walksTranslated, server }) => {
  const bookingKey = await bookByApi(server, { organizationId: 7, days: { start: dayIn(1), end: dayIn(20) } })
  await walksTranslated((visit) => bookingLink(visit, bookingKey))
})
