import { cardStateAfter } from '../rules/card-state'
import { lockCardPayment, updateCardPayment, type CardPaymentRow } from '../store/card-payments'
import { settleLate } from '../../../booking/saved/index'
import { conflict } from '../../../../platform/refusal'
import type { Tell } from '../../../../platform/operations/events'
import type { CardState } from '../../../../providers/card-payment'
import type { Dependencies } from '../../../context'

export type Reporting = Pick<Dependencies, 'db' | 'cardPayments' | 'now' | 'visits'> & { readonly tell: Tell }

/** Asks the provider for the state of a payment, stores it, and settles the booking if it is saved already. */
export async function storeReported(
  { db, cardPayments, ...following }: Reporting,
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
    if (current.bookingId !== null) await settleLate(tx, following, current.bookingId)
  })
  return state
}
