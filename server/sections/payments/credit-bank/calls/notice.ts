/** Notices of the credit bank. */
import { HEADERS } from '../../../../http/headers/response-headers'
import { ownOrigin } from '../../../../http/headers/origin'
import { hearOutcome, type Hearing } from './hear-bank'
import { findPaymentByReference } from '../store/credit-payments'
import type { Dependencies } from '../../../context'

/** Where the bank tells this server that an application has been decided, below the REST root. */
export const CREDIT_NOTICE_PATH = '/payment/credit/notice'

const REFERENCE = 'reference'

/** Returns the address for the notices of an application, which only the bank learns. */
export function creditNoticeAddress(
  request: Request,
  { site, root }: Pick<Dependencies, 'site' | 'root'>,
  reference: string,
): string {
  const url = new URL(ownOrigin(request, site) + root + CREDIT_NOTICE_PATH)
  url.searchParams.set(REFERENCE, reference)
  return url.href
}

/**
 * Takes a notice. It only names an application: the bank is asked for the outcome. Repeated notices change nothing, and one
 * of an unknown application is taken too, or it would be repeated.
 */
export async function answerCreditNotice(
  request: Request,
  { security, ...hearing }: Hearing & { readonly security: Readonly<Record<string, string>> },
): Promise<Response> {
  const reference = new URL(request.url).searchParams.get(REFERENCE) ?? ''
  const payment = reference === '' ? null : await findPaymentByReference(hearing.db, reference)
  if (payment) {
    const { id, sessionId: session } = payment
    const { status: state } = await hearOutcome(hearing, id)
    hearing.tell('payment.reported', { kind: 'CREDIT', state, session, booking: session })
  }
  return new Response(null, { status: 204, headers: { ...HEADERS.api, ...security } })
}
