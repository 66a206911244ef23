import { takeBookingKey, takeOfferToken } from '#entities/booking'
import { EarlierTime, withOffer } from '#features/ask-earlier-time'
import { managedPage } from '#features/manage-booking'
import { requestChange } from '#features/request-change'
import { reserveTime } from '#features/reserve-time'
import { ReminderNote } from '#features/stop-reminders'
import { WithdrawalHint, WithdrawOrder } from '#features/withdraw-order'

const request = requestChange()
const Page = withOffer(
  managedPage({
    Request: request.Screen,
    calendar: reserveTime({ withShifts: false, isMove: true }),
    Intro: WithdrawalHint,
    parts: [EarlierTime, ReminderNote, WithdrawOrder],
  }),
)

/**
 * Loads the page with its initial content. Removes the secret of a link from the URL before anything is rendered.
 */
export async function loadPage() {
  takeBookingKey()
  takeOfferToken()
  await request.preload()
  return Page
}
