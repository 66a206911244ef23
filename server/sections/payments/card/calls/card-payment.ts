/** Handlers of paying by card. */
import type * as cardPayment from '#shared/api/contract/payments/card'
import { PAID_CODE } from '../rules/card-state'
import { inCents, MOST_EUROS } from '../../../../platform/money'
import { ownOrigin } from '../../../../http/headers/origin'
import { badRequest, conflict, Refusal, tooOften } from '../../../../platform/refusal'
import { randomToken } from '../../../../platform/secrets'
import { countCardPayments, findCardPayment, insertCardPayment, listStarted } from '../store/card-payments'
import { findPayments, returnRefunds } from '../../../booking/saved/index'
import type { Session } from '../../../../draft/sessions'
import type { Database } from '../../../../platform/database/database'
import { composeBooking } from '../../../../booking-document/compose-booking'
import { limitedText } from '../../../../http/texts'
import type { Dependencies, Handlers } from '../../../context'
import { whileLocked } from '../../../../draft/while-locked'
import { storeReported } from './store-reported'

const MOST_PAYMENTS = 20

/** Returns the page that sent the request, from the Referer header, or the start page if that is not on this origin. */
function pageOf(request: Request, origin: string): string {
  const page = request.headers.get('Referer')
  const url = page !== null && URL.canParse(page) ? new URL(page) : null
  return url?.origin === origin ? origin + url.pathname + url.search : `${origin}/`
}

/** Returns what the session has paid by card for its booking, also before it opened that booking, without refunds. */
async function paidSoFar(tx: Database, { id: sessionId, draft }: Session): Promise<number> {
  const { cards } = await findPayments(tx, { sessionId, bookingId: draft.changes?.bookingId ?? null })
  return cards.reduce((sum, { amountCents, refundCents }) => sum + amountCents - refundCents, 0)
}

export const cardPaymentHandlers = ({
  db,
  cardPayments,
  site,
  log,
  now,
  visits,
}: Dependencies): Handlers<typeof cardPayment> => ({
  vismaPayEnabled: () => cardPayments.enabled(),

  vismaPayToken: async (_, { session, request, tell }) => {
    if (!(await cardPayments.enabled())) throw conflict('CARD_PAYMENT_DISABLED', 'card payments are not in use')
    const returnUrl = pageOf(request, ownOrigin(request, site))
    // A day that is only asked for may become another day or none.
    if (session.draft.leadDate !== null) throw conflict('NOTHING_TO_PAY', 'an enquiry is not paid in advance')
    const { price } = await composeBooking(db, session.draft, null)
    const priceCents = inCents(price?.active_price ?? 0)
    if (price?.undefined) throw conflict('PRICE_OPEN', 'a price in the booking is agreed later')
    if (priceCents === 0) throw conflict('NOTHING_TO_PAY', 'the booking costs nothing')
    if (priceCents > inCents(MOST_EUROS)) throw conflict('PRICE_TOO_HIGH', `more than ${MOST_EUROS} euros`)
    // The return of an earlier one may have come to another tab, and nothing is paid twice.
    for (const started of await listStarted(db, session.id))
      await storeReported({ db, cardPayments, now, visits, tell }, started)
    const orderNumber = randomToken()
    const amountCents = await whileLocked(db, session, async (tx) => {
      const all = await countCardPayments(tx, session.id)
      const paidCents = await paidSoFar(tx, session)
      // A price that has risen since the payment leaves the difference to pay.
      const dueCents = priceCents - paidCents
      if (dueCents <= 0) throw conflict('ALREADY_PAID', 'the session has paid by card')
      if (all >= MOST_PAYMENTS) throw tooOften(`more than ${MOST_PAYMENTS} payments in one session`)
      await insertCardPayment(tx, { orderNumber, sessionId: session.id, amountCents: dueCents, state: 'STARTED' })
      return dueCents
    })
    const { token, url } = await cardPayments.getToken({ orderNumber, amountCents, returnUrl })
    tell('payment.started', { kind: 'CARD' })
    return { token, orderNumber, url }
  },

  // The browser's parameters only select the payment. The provider reports its state.
  storeVismaPayStatus: async ({ body }, { session, tell }) => {
    const orderNumber = limitedText(body.orderNumber, 200)
    const paymentState = limitedText(String(body.paymentState), 20)
    const authCode = limitedText(body.authCode, 200)
    const started = await findCardPayment(db, session.id, orderNumber)
    if (!started) throw new Refusal(404, 'UNKNOWN_ORDER', 'the session has no such payment')
    if (!(await cardPayments.isAuthentic({ orderNumber, paymentState, authCode })))
      throw badRequest('BAD_AUTH_CODE', 'the authentication code is wrong')
    const state = await storeReported({ db, cardPayments, now, visits, tell }, started)
    tell('payment.reported', { kind: 'CARD', state, ...(started.bookingId !== null && { booking: started.bookingId }) })
    await returnRefunds(db, cardPayments, log, tell)
    if (paymentState === PAID_CODE && state !== 'PAID')
      throw conflict('NOT_PAID', 'the provider has not received the payment')
  },
})
