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

/** Components of credit and card payment. */
export const paymentNouns: Nouns = {
  AmountSetting: noun(AmountSetting, 'The credit applied for if minPrice <= price < maxPrice.'),
  BookPaymentStatus: noun(BookPaymentStatus, 'Status of a payment. DENIED is a failure.'),
  CardPaymentStatus: noun(
    CardPaymentStatus,
    'Parameters that the provider’s page adds when it redirects the browser back. `paymentState` 0 means paid, any other value not paid.',
  ),
  CardPaymentToken: noun(
    CardPaymentToken,
    '`url` is the provider’s payment page, or null if the page is opened by the token alone.',
  ),
  Country: noun(Country, 'Country of a credit customer.'),
  CreditAddress: noun(CreditAddress, 'Address of a credit customer.'),
  CreditCustomer: noun(
    CreditCustomer,
    'The applicant for credit. Government ids are write-only: a server passes them to the bank, does not store them and returns null in their place.',
  ),
  CreditInfo: noun(CreditInfo, 'Information about the credit, shown before the application.'),
  CustomerType: noun(CustomerType, 'An organization or a person.'),
  InvoiceDeliveryType: noun(InvoiceDeliveryType, 'How an invoice is delivered.'),
  PaymentBookingRequest: noun(
    PaymentBookingRequest,
    'A request to pay with credit. The server determines all sums, the customer’s IP address and the bank’s callback itself.',
  ),
  PaymentMethod: noun(
    PaymentMethod,
    'A payment method for credit. Its limits apply to the credit and not to the price.',
  ),
  PaymentReference: noun(PaymentReference, 'The id of a payment, or null for the session’s latest one.'),
  PaymentResult: noun(
    PaymentResult,
    '`signingUrl` is the page where the customer signs, or null if no signature is needed.',
  ),
}
