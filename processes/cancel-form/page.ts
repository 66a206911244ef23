import { takeBookingKey } from '#entities/booking'
import { managedPage } from '#features/manage-booking'
import { requestChange } from '#features/request-change'
import { reserveTime } from '#features/reserve-time'
import { WithdrawalHint, WithdrawOrder } from '#features/withdraw-order'

const request = requestChange()
const Page = managedPage({
  Request: request.Screen,
  calendar: reserveTime({ withShifts: false, isMove: true }),
  Intro: WithdrawalHint,
  parts: [WithdrawOrder],
})

/**
 * Loads the page with its initial content. Removes the booking key of a link from the URL before anything is rendered.
 */
export async function loadPage() {
  takeBookingKey()
  await request.preload()
  return Page
}
