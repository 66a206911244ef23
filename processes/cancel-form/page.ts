import { takeBookingKey, takeOfferToken } from '#entities/booking'
import { EarlierTime, withOffer } from '#features/ask-earlier-time'
import { arrangeVisit } from '#features/arrange-visit'
import { approveWork, approvingPage, forgetTicket, takeTicketCode } from '#features/approve-work'
import { chooseMechanic } from '#features/choose-mechanic'
import { managedPage } from '#features/manage-booking'
import { requestChange } from '#features/request-change'
import { reserveTime } from '#features/reserve-time'
import { ReminderNote } from '#features/stop-reminders'
import { withdrawalByDay, WithdrawalHint, WithdrawOrder } from '#features/withdraw-order'

const request = requestChange()
const work = approveWork()
const Page = approvingPage({
  Work: work.Screen,
  Otherwise: withOffer(
    managedPage({
      Request: request.Screen,
      // The shift of a maintenance is chosen anew with its time.
      calendar: reserveTime({
        withShifts: (booking) => booking.process_type === 'MAINTENANCE',
        isMove: true,
        extras: [arrangeVisit, chooseMechanic, withdrawalByDay],
      }),
      Intro: WithdrawalHint,
      parts: [EarlierTime, ReminderNote, WithdrawOrder],
    }),
  ),
})

/**
 * Loads the page with its initial content. Removes the secret of a link from the URL before anything is rendered: the key
 * of a booking, the token of an offer or the code of a ticket. The link that was opened last counts.
 */
export async function loadPage() {
  const hasKey = takeBookingKey()
  if (takeOfferToken() || hasKey) forgetTicket()
  await (takeTicketCode() ? work.preload() : request.preload())
  return Page
}
