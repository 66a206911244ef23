import { bookByApi } from '../pages/manage-booking'
import { inTheNextDays } from './next-days'
import { test } from './harness'
import { bookingLink, changeRequest, embedded, extraWork, maintenance, tireChange } from './walks'

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  const title = (what: string): string => `${what} works and is laid out as in Chromium at ${viewport.width} px`

  test(`AS-08 ${title('a maintenance booking')}`, ({ walks }) => walks('maintenance', viewport, maintenance))

  test(`AS-08 ${title('a tire change')}`, ({ walks }) => walks('tire change', viewport, tireChange))

  test(`AS-08 ${title('the change request')}`, ({ walks }) => walks('change request', viewport, changeRequest))

  test(`AS-08 ${title('extra work')}`, ({ walks }) => walks('extra work', viewport, extraWork))

  test(`AS-08 a booking in the page of another site works at ${viewport.width} px`, ({ walks, site }) =>
    walks('embedded', viewport, (visitor) => embedded(visitor, site.url)))

  test(`AS-08 ${title("a booking's link")}`, async ({ walks, server }) => {
    const bookingKey = await bookByApi(server, inTheNextDays())
    await walks('link', viewport, (visitor) => bookingLink(visitor, bookingKey))
  })
}
