import type { PaymentBookingRequest } from '#shared/api/nouns/payment-booking'

const address = {
  fullName: 'Aino Öhman',
  firstName: 'Aino',
  lastName: 'Öhman',
  addressRow1: 'Kirsikkatie 2',
  addressRow2: '',
  postalArea: 'Helsinki',
  postalCode: '00100',
  country: 'FI',
} as const

/** The page’s credit application. Its sums and addresses are placeholders that no server may use. */
export const application = (
  governmentId: string,
  changes: Partial<PaymentBookingRequest> = {},
): PaymentBookingRequest => ({
  paymentData: { paymentMethodId: 'NEWACCOUNT', customerIpAddress: '192.0.2.200' },
  paymentSpec: {
    specLines: [{ id: '1', description: '', quantity: 1, totalAmount: 1 }],
    totalAmount: 1,
    totalVatAmount: 0,
    bonusPoints: null,
  },
  metaData: [],
  customer: {
    governmentId,
    address,
    phone: '040 123 4567',
    cellPhone: '',
    email: 'aino@example.fi',
    type: 'NATURAL',
    yourCustomerId: null,
    deliveryAddress: null,
    contactGovernmentId: null,
    additionalData: null,
  },
  cardData: { cardNumber: null, amount: 9999 },
  invoiceData: null,
  signing: {
    successUrl: 'http://localhost/huolto?signing=success',
    failUrl: 'http://localhost/huolto?signing=failure',
    forceSigning: false,
  },
  bookedCallbackUrl: 'https://evil.example/booked',
  storeId: '999',
  ...changes,
})
