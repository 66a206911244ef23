import { cardStateAfter } from '../rules/card-state'
import { lockCardPayment, updateCardPayment, type CardPaymentRow } from '../store/card-payments'
import { followPayment, settlePayments } from '../../completion/index'
import { lockBooking, updateDocument } from '../../../booking/bookings'
import type { Database } from '../../../platform/database/database'
import { conflict } from '../../../platform/refusal'
import type { CardState } from '../../../providers/card-payment'
import type { Dependencies } from '../../context'

export type Reporting = Pick<Dependencies, 'db' | 'cardPayments' | 'now' | 'visits'>

/** Updates a saved booking after a payment that the provider reported later than the save. */
async function settleLatePayment(
  tx: Database,
  following: Pick<Reporting, 'now' | 'visits'>,
  id: string,
): Promise<void> {
  const booking = await lockBooking(tx, id)
  if (!booking) return
  const { document, cancelledAt } = booking
  const payment = await settlePayments(tx, id, document.price, cancelledAt !== null)
  await updateDocument(tx, id, { ...document, payment })
  await followPayment(tx, following, id, document)
}

/** Asks the provider for the state of a payment, stores it, and settles the booking if it is saved already. */
export async function storeReported(
  { db, cardPayments, now, visits }: Reporting,
  { orderNumber, amountCents }: Pick<CardPaymentRow, 'orderNumber' | 'amountCents'>,
): Promise<CardState> {
  const reported = await cardPayments.askState(orderNumber)
  if (reported?.state === 'PAID' && reported.amountCents !== amountCents)
    throw conflict('OTHER_AMOUNT', 'the provider reports another amount')
  const state = reported?.state ?? 'STARTED'
  if (state === 'STARTED') return state
  await db.transaction(async (tx) => {
    const current = await lockCardPayment(tx, orderNumber)
    if (current === null) return
    await updateCardPayment(tx, orderNumber, cardStateAfter(current.state, state))
    // The booking may have been saved while the provider was asked.
    if (current.bookingId !== null) await settleLatePayment(tx, { now, visits }, current.bookingId)
  })
  return state
}
