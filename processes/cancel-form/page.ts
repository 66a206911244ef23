import { takeBookingKey } from '#entities/booking'
import { managedPage } from '#features/manage-booking'
import { requestChange } from '#features/request-change'
import { reserveTime } from '#features/reserve-time'

const request = requestChange()
const Page = managedPage({
  Request: request.Screen,
  calendar: reserveTime({ withShifts: false, isMove: true }),
})

/** What the page is made of, with what it shows first; the key of a link is out of the address before any of it is drawn. */
export async function loadPage() {
  takeBookingKey()
  await request.preload()
  return Page
}
