import { returnAddress } from '#entities/credit'
import type { AmountSetting, PaymentMethod } from '#shared/api/nouns/credit'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import type { CreditValues } from './credit-values'
import { normalisedGovernmentId } from '#shared/text/government-id'

export interface Application {
  readonly values: CreditValues
  readonly method: PaymentMethod
  readonly setting: AmountSetting
  readonly ipAddress: string
  /** Address of the page, to which the bank returns the visitor. */
  readonly href: string
}

/**
 * Returns the request to the bank (CR-05). The sums are placeholders, because the server computes them (reading 34).
 */
export function creditRequest({ values, method, setting, ipAddress, href }: Application): PaymentBookingRequest {
  const { governmentId, ...typed } = values
  const [firstName, lastName] = [typed.firstName.trim(), typed.lastName.trim()]
  return {
    paymentData: { paymentMethodId: method.id, customerIpAddress: ipAddress },
    paymentSpec: {
      specLines: [{ id: '1', description: '', quantity: 1, totalAmount: 1 }],
      totalAmount: 1,
      totalVatAmount: 0,
      bonusPoints: null,
    },
    metaData: [],
    customer: {
      governmentId: normalisedGovernmentId(governmentId),
      address: {
        fullName: `${firstName} ${lastName}`,
        firstName,
        lastName,
        addressRow1: typed.address.trim(),
        addressRow2: '',
        postalArea: typed.postOffice.trim(),
        postalCode: typed.postCode.trim(),
        country: 'FI',
      },
      phone: typed.phone.trim(),
      cellPhone: '',
      email: typed.email.trim(),
      type: 'NATURAL',
      yourCustomerId: null,
      deliveryAddress: null,
      contactGovernmentId: null,
      additionalData: null,
    },
    cardData: { cardNumber: null, amount: setting.amount },
    invoiceData: null,
    signing: {
      successUrl: returnAddress(href, 'success'),
      failUrl: returnAddress(href, 'failure'),
      forceSigning: false,
    },
    bookedCallbackUrl: null,
    storeId: null,
  }
}
