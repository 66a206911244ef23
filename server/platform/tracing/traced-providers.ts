import { calling } from './spans'
import type { Providers } from '../../providers/providers'
import type { SmsSender } from '../../providers/sms'

const of = <T>(provider: string, call: string, run: () => Promise<T>): Promise<T> =>
  calling(`${provider} ${call}`, { 'peer.service': provider }, run)

/** Makes each call of a provider a span. Its arguments, which are a person's, are not told. */
export const tracedProviders = ({ vehicleRegister, financing, creditBank, cardPayments }: Providers): Providers => ({
  vehicleRegister: {
    find: (registerNumber) => of('vehicle register', 'find', () => vehicleRegister.find(registerNumber)),
  },
  financing: { terms: (organizationId) => of('financing', 'terms', () => financing.terms(organizationId)) },
  creditBank: {
    paymentMethods: (cents) => of('credit bank', 'payment methods', () => creditBank.paymentMethods(cents)),
    bookPayment: (application) => of('credit bank', 'book payment', () => creditBank.bookPayment(application)),
    bookSignedPayment: (id) => of('credit bank', 'book signed payment', () => creditBank.bookSignedPayment(id)),
  },
  cardPayments: {
    enabled: () => of('card payments', 'enabled', () => cardPayments.enabled()),
    getToken: (order) => of('card payments', 'token', () => cardPayments.getToken(order)),
    isAuthentic: (status) => cardPayments.isAuthentic(status),
    ...(cardPayments.readSigned && { readSigned: (given) => cardPayments.readSigned?.(given) ?? null }),
    refund: (refund) => of('card payments', 'refund', () => cardPayments.refund(refund)),
    askState: (orderNumber) => of('card payments', 'state', () => cardPayments.askState(orderNumber)),
  },
})

/** Makes each text message a span. */
export const tracedSms = (sms: SmsSender): SmsSender => ({
  send: (message, signal) => of('text messages', 'send', () => sms.send(message, signal)),
})
