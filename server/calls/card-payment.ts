/** SPEC.md section 7, «Card payment provider»: handlers. */
import type * as cardPayment from '#shared/api/contract/card-payment'
import { cardStateAfter } from '../domain/card-state'
import { inCents, MOST_EUROS } from '../domain/money'
import { badRequest, conflict, Refusal, tooOften } from '../refusal'
import { randomToken } from '../secrets'
import { countCardPayments, insertCardPayment, lockCardPayment, updateCardPayment } from '../store/card-payments'
import { composeBooking } from './drafts'
import { limitedText } from './texts'
import type { Dependencies, Handlers } from './types'
import { whileLocked } from './while-locked'

const MOST_PAYMENTS = 20

export const cardPaymentHandlers = ({ db, cardPayments }: Dependencies): Handlers<typeof cardPayment> => ({
  vismaPayEnabled: () => cardPayments.enabled(),

  vismaPayToken: async (_, { session }) => {
    if (!(await cardPayments.enabled())) throw conflict('CARD_PAYMENT_DISABLED', 'card payments are not in use')
    const { price } = await composeBooking(db, session.draft, null)
    const amountCents = inCents(price?.active_price ?? 0)
    if (price?.undefined) throw conflict('PRICE_OPEN', 'a price in the booking is agreed later')
    if (amountCents === 0) throw conflict('NOTHING_TO_PAY', 'the booking costs nothing')
    if (amountCents > inCents(MOST_EUROS)) throw conflict('PRICE_TOO_HIGH', `more than ${MOST_EUROS} euros`)
    const orderNumber = randomToken()
    await whileLocked(db, session, async (tx) => {
      if ((await countCardPayments(tx, session.id)) >= MOST_PAYMENTS)
        throw tooOften(`more than ${MOST_PAYMENTS} payments in one session`)
      await insertCardPayment(tx, { orderNumber, sessionId: session.id, amountCents, state: 'STARTED' })
    })
    const { token, url } = await cardPayments.getToken({ orderNumber, amountCents })
    return { token, orderNumber, url }
  },

  storeVismaPayStatus: async ({ body }, { session }) => {
    const orderNumber = limitedText(body.orderNumber, 200)
    const paymentState = limitedText(String(body.paymentState), 20)
    const authCode = limitedText(body.authCode, 200)
    await db.transaction(async (tx) => {
      const state = await lockCardPayment(tx, session.id, orderNumber)
      if (state === null) throw new Refusal(404, 'UNKNOWN_ORDER', 'the session has no such payment')
      if (!(await cardPayments.isAuthentic({ orderNumber, paymentState, authCode })))
        throw badRequest('BAD_AUTH_CODE', 'the provider did not say so')
      await updateCardPayment(tx, orderNumber, cardStateAfter(state, paymentState))
    })
  },
})
