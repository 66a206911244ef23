import { CardPaymentStatus, CardPaymentToken } from '#shared/api/nouns/card-payment'
import {
  AmountSetting,
  BookPaymentStatus,
  CreditInfo,
  PaymentMethod,
  PaymentReference,
  PaymentResult,
} from '#shared/api/nouns/credit'
import { Country, CreditAddress, CreditCustomer, CustomerType } from '#shared/api/nouns/credit-customer'
import { InvoiceDeliveryType } from '#shared/api/nouns/enums'
import { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'
import { noun, type Nouns } from '../noun'

/** Credit and card payment. */
export const paymentNouns: Nouns = {
  AmountSetting: noun(AmountSetting, 'The credit applied for where minPrice <= price < maxPrice.'),
  BookPaymentStatus: noun(BookPaymentStatus, 'How far a payment has come; DENIED is a failure.'),
  CardPaymentStatus: noun(
    CardPaymentStatus,
    'What the provider’s page sends the browser back with: `paymentState` 0 is paid, anything else is not.',
  ),
  CardPaymentToken: noun(
    CardPaymentToken,
    '`url` is the provider’s payment page; null where the token alone is to be used.',
  ),
  Country: noun(Country, 'Where a credit customer can live.'),
  CreditAddress: noun(CreditAddress, 'An address of a credit customer’s.'),
  CreditCustomer: noun(
    CreditCustomer,
    'Who applies for credit. The government ids go one way: a server hands them to the bank, keeps them nowhere and answers null in their place.',
  ),
  CreditInfo: noun(CreditInfo, 'What is told of the credit before anyone applies for it.'),
  CustomerType: noun(CustomerType, 'An organization or a person.'),
  InvoiceDeliveryType: noun(InvoiceDeliveryType, 'How an invoice comes.'),
  PaymentBookingRequest: noun(
    PaymentBookingRequest,
    'A request to pay with credit. A server makes all sums, the customer’s address on the network and the bank’s way back itself.',
  ),
  PaymentMethod: noun(PaymentMethod, 'A way to pay with credit. The limits are of the credit, not of the price.'),
  PaymentReference: noun(PaymentReference, 'Names a payment; null means the session’s latest one.'),
  PaymentResult: noun(PaymentResult, '`signingUrl` is where the customer signs; null where nothing is to be signed.'),
}
