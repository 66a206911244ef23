/** Examples of the credit-bank section, with a published fictional person. */
import type { PaymentMethod, PaymentResult } from '#shared/api/nouns/credit'
import type { CreditCustomer } from '#shared/api/nouns/credit-customer'
import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'

const customer: CreditCustomer = {
  governmentId: '020594X903P',
  address: {
    fullName: 'Aino Öhman',
    firstName: 'Aino',
    lastName: 'Öhman',
    addressRow1: 'Kirsikkatie 2',
    addressRow2: '',
    postalArea: 'Helsinki',
    postalCode: '00100',
    country: 'FI',
  },
  phone: '040 123 4567',
  cellPhone: '',
  email: 'aino@example.fi',
  type: 'NATURAL',
  yourCustomerId: null,
  deliveryAddress: null,
  contactGovernmentId: null,
  additionalData: null,
}

export const application: PaymentBookingRequest = {
  paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '198.51.100.7' },
  paymentSpec: {
    specLines: [{ id: '1', description: 'Huolto', quantity: 1, totalAmount: 1 }],
    totalAmount: 1,
    totalVatAmount: 0,
    bonusPoints: null,
  },
  metaData: [],
  customer,
  cardData: { cardNumber: null, amount: 500 },
  invoiceData: null,
  signing: {
    successUrl: 'https://varaus.example.fi/huolto?signing=success',
    failUrl: 'https://varaus.example.fi/huolto?signing=failure',
    forceSigning: false,
  },
  bookedCallbackUrl: null,
  storeId: null,
}

export const toBeSigned: PaymentResult = {
  paymentId: 'yT1n6mN0x3kWcP8qJ5bLr2vZ9sHdF4gAeU7oKiRtXwE',
  bookPaymentStatus: 'SIGNING',
  signingUrl: 'https://bank.example/sign?payment=yT1n6mN0x3kWcP8qJ5bLr2vZ9sHdF4gAeU7oKiRtXwE',
  approvedAmount: 500,
  customer: { ...customer, governmentId: null },
}

export const account: PaymentMethod = {
  id: 'NEWACCOUNT',
  description: 'Huoltotili',
  legalInfoLinks: [
    { appendPriceLast: false, endUserDescription: 'Yleiset ehdot', url: 'https://bank.example/ehdot' },
    { appendPriceLast: true, endUserDescription: 'Hintatiedot', url: 'https://bank.example/hintatiedot?creditAmount=' },
  ],
  minLimit: 300,
  maxLimit: 10_000,
  type: 'REVOLVING_CREDIT',
  customerType: 'NATURAL',
  specificType: 'REVOLVING_CREDIT',
}
