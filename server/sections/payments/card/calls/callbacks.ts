/** Answers the card payment provider itself: the browser that it returns, and its notices. */
import { storeReported, type Reporting } from './store-reported'
import { pageOfReturn } from '../rules/addresses'
import { findPaymentByNumber } from '../store/card-payments'
import { returnRefunds } from '../../../booking/saved/index'
import { ownOrigin } from '../../../../http/headers/origin'
import { HEADERS } from '../../../../http/headers/response-headers'
import { badRequest } from '../../../../platform/refusal'
import type { Dependencies } from '../../../context'

type Headers = Readonly<Record<string, string>>

/**
 * Redirects the visitor to the page that the payment started from, with the parameters that the application expects.
 * Unsigned ones are passed on as they are: the call that stores them refuses them, and the page says so.
 */
export function answerReturn(
  request: Request,
  { cardPayments, site, security }: Pick<Dependencies, 'cardPayments' | 'site'> & { readonly security: Headers },
): Response {
  const { searchParams } = new URL(request.url)
  const read = (name: string): string => searchParams.get(name) ?? ''
  const { orderNumber, paymentState, authCode } = cardPayments.readSigned?.(searchParams) ?? {
    orderNumber: read('ORDER_NUMBER'),
    paymentState: read('RETURN_CODE'),
    authCode: '-',
  }
  const page = pageOfReturn(searchParams, ownOrigin(request, site))
  page.searchParams.set('RETURN_CODE', paymentState)
  page.searchParams.set('ORDER_NUMBER', orderNumber)
  page.searchParams.set('AUTHCODE', authCode)
  return new Response(null, { status: 303, headers: { ...HEADERS.redirect, ...security, Location: page.href } })
}

/**
 * Takes a notice, which comes also if the browser does not return. It only names a payment: the provider is asked for
 * the state. Repeated notices change nothing. One of an unknown payment is taken too, or it would be repeated.
 */
export async function answerNotice(
  request: Request,
  dependencies: Reporting & Pick<Dependencies, 'log'> & { readonly security: Headers },
): Promise<Response> {
  const { db, cardPayments, log, tell, security } = dependencies
  const signed = cardPayments.readSigned?.(new URL(request.url).searchParams)
  if (!signed) throw badRequest('BAD_AUTH_CODE', 'the authentication code is wrong')
  const payment = await findPaymentByNumber(db, signed.orderNumber)
  if (payment) {
    const state = await storeReported(dependencies, payment)
    const { sessionId: session, bookingId } = payment
    tell('payment.reported', { kind: 'CARD', state, session, booking: bookingId ?? session })
    await returnRefunds(db, cardPayments, log, tell)
  }
  return new Response(null, { status: 204, headers: { ...HEADERS.api, ...security } })
}
