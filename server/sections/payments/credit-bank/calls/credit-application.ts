import type { PaymentResult } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { isEmail } from '#shared/text/email'
import { creditFor } from '../../financing/index'
import { organizationOf } from '../../../../draft/draft'
import { isGovernmentId, normalisedGovernmentId } from '#shared/text/government-id'
import { inCents, vatOf } from '../../../../platform/money'
import type { Site } from '../../../../http/headers/origin'
import type { CreditApplication } from '../../../../providers/credit-bank'
import { badRequest } from '../../../../platform/refusal'
import { randomToken } from '../../../../platform/secrets'
import { askBank, paymentResult, toCustomer } from './credit-answers'
import { askRecorded } from './credit-recorded'
import { creditNoticeAddress } from './notice'
import { composeBooking } from '../../../../booking-document/compose-booking'
import { ownAddress } from './own-address'
import { limitedText, limitedTexts } from '../../../../http/texts'
import type { Context, Dependencies } from '../../../context'

const MOST_META_DATA = 20

/**
 * Applies to the bank for the credit of the session's booking. Sums, the credit amount, the terms, the store and the
 * caller's IP address come from the server, whatever the request contains (reading 34). Only the bank receives the
 * government id (reading 36).
 */
export async function applyForCredit(
  dependencies: Dependencies,
  context: Context,
  body: PaymentBookingRequest,
): Promise<PaymentResult> {
  const { db, creditBank, financing, site } = dependencies
  const { session, request, tell } = context
  const asked = readRequest(body, context, site)
  const { order_items: rows, extra_order_items: extras, price } = await composeBooking(db, session.draft, null)
  const totalCents = inCents(price?.active_price ?? 0)
  const organizationId = organizationOf(session.draft)
  // A day that is only asked for may become another day or none.
  const isLead = session.draft.leadDate !== null
  const creditCents = isLead ? null : creditFor(await financing.terms(organizationId), totalCents)
  if (creditCents === null)
    throw toCustomer(
      'CREDIT_NOT_OFFERED',
      isLead ? 'no credit goes with an enquiry' : 'no credit goes with the price of this booking',
      isLead
        ? 'Huoltotiliä ei voi hakea aikatiedustelulle. Voit maksaa palvelut toimipisteessä.'
        : 'Huoltotiliä ei voi hakea tämän varauksen hinnalla. Voit maksaa palvelut toimipisteessä.',
    )
  const methods = await askBank(creditBank.paymentMethods(creditCents))
  if (!methods.some((method) => method.id === asked.paymentMethodId))
    throw badRequest('UNKNOWN_PAYMENT_METHOD', 'not a payment method for this amount')

  const reference = randomToken()
  const application: CreditApplication = {
    ...asked,
    customerIpAddress: context.address,
    lines: [...rows, ...extras].map(({ description, price }) => ({
      description,
      totalCents: inCents(price.active_price ?? 0),
    })),
    totalCents,
    totalVatCents: vatOf(totalCents),
    creditCents,
    storeId: String(organizationId),
    callbackUrl: creditNoticeAddress(request, dependencies, reference),
  }
  const record = { organizationId, methodId: asked.paymentMethodId, totalCents, requestedCents: creditCents, reference }
  const { now, visits } = dependencies
  const asking = askRecorded({ db, now, visits, tell }, session, record, () => creditBank.bookPayment(application))
  const answer = await askBank(asking)
  return paymentResult(answer, asked.customer)
}

type Asked = Pick<
  CreditApplication,
  'paymentMethodId' | 'cardNumber' | 'customer' | 'successUrl' | 'failUrl' | 'forceSigning' | 'metaData'
>

/** Validated fields of the request. */
function readRequest(
  { paymentData, cardData, customer, signing, metaData }: PaymentBookingRequest,
  { request }: Context,
  site: Site,
): Asked {
  if (metaData.length > MOST_META_DATA) throw badRequest('TOO_MANY', 'too much meta data')
  for (const one of metaData) limitedTexts(one, 200)
  return {
    paymentMethodId: limitedText(String(paymentData.paymentMethodId), 100),
    cardNumber: cardData?.cardNumber == null ? null : limitedText(cardData.cardNumber, 50),
    customer: readCustomer(customer),
    successUrl: ownAddress(signing.successUrl, request, site),
    failUrl: ownAddress(signing.failUrl, request, site),
    forceSigning: signing.forceSigning,
    metaData,
  }
}

function readCustomer(customer: CreditCustomer): CreditCustomer {
  const { address, deliveryAddress, contactGovernmentId, ...texts } = customer
  for (const part of [texts, address ?? {}, deliveryAddress ?? {}]) limitedTexts(part, 500)
  const email = customer.email.trim()
  if (!isEmail(email)) throw badRequest('BAD_EMAIL', 'not an e-mail address')
  return {
    ...customer,
    email,
    governmentId: readGovernmentId(customer.governmentId ?? ''),
    contactGovernmentId: contactGovernmentId === null ? null : readGovernmentId(contactGovernmentId),
  }
}

function readGovernmentId(text: string): string {
  const governmentId = normalisedGovernmentId(text)
  if (!isGovernmentId(governmentId)) throw badRequest('BAD_GOVERNMENT_ID', 'not a government id')
  return governmentId
}
