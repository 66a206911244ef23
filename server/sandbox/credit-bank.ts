/** A credit bank inside the server. Its answer depends on the government id alone, which it does not store. */
import type { BookPaymentStatus, PaymentMethod } from '#shared/api/nouns/credit'
import { normalisedGovernmentId } from '#shared/text/government-id'
import { inCents } from '../platform/money'
import { randomToken } from '../platform/secrets'
import type { Database } from '../platform/database/database'
import { findSandboxPayment, insertSandboxPayment, type SandboxPayment } from './sandbox-payments'
import { TEST_PERSONS } from './persons'
import { pageAddress, SIGNING_PAGE } from './site'
import { BankError, type BankAnswer, type CreditApplication, type CreditBank } from '../providers/credit-bank'

const ANSWERS = new Map(TEST_PERSONS.map(({ governmentId, answer }) => [governmentId, answer]))

const METHODS: readonly PaymentMethod[] = [
  {
    id: 'NEWACCOUNT',
    description: 'Huoltotili',
    legalInfoLinks: [
      { appendPriceLast: false, endUserDescription: 'Yleiset ehdot', url: 'https://bank.example/ehdot' },
      {
        appendPriceLast: true,
        endUserDescription: 'Hintatiedot',
        url: 'https://bank.example/hintatiedot?creditAmount=',
      },
    ],
    minLimit: 300,
    maxLimit: 10_000,
    type: 'REVOLVING_CREDIT',
    customerType: 'NATURAL',
    specificType: 'REVOLVING_CREDIT',
  },
  {
    id: 'COMPANYINVOICE',
    description: 'Yrityslasku',
    legalInfoLinks: [
      { appendPriceLast: false, endUserDescription: 'Yleiset ehdot', url: 'https://bank.example/yritysehdot' },
    ],
    minLimit: 300,
    maxLimit: 5000,
    type: 'INVOICE',
    customerType: 'LEGAL',
    specificType: 'INVOICE',
  },
]

/** Creates the sandbox bank. `origin` is the origin of its signing page. */
export const sandboxCreditBank = (db: Database, origin: string): CreditBank => ({
  paymentMethods: async (creditCents) =>
    METHODS.filter(
      (method) => creditCents <= inCents(method.maxLimit ?? 0) && creditCents >= inCents(method.minLimit ?? 0),
    ),

  bookPayment: async (application) => {
    const status = statusOf(application)
    if (status === 'REFUSED')
      throw new BankError(
        10,
        'CREDITAPPLICATION_FAILED',
        'Luottohakemusta ei voitu käsitellä. Voit maksaa toimipisteessä.',
      )
    const { successUrl, failUrl, creditCents: amountCents } = application
    const payment = { id: randomToken(), status, amountCents, successUrl, failUrl }
    await insertSandboxPayment(db, payment)
    return answerOf(payment, origin)
  },

  bookSignedPayment: async (paymentId) => {
    const payment = await findSandboxPayment(db, paymentId)
    if (!payment) throw new BankError(8, 'REFERENCED_DATA_DONT_EXISTS', null)
    return answerOf(payment, origin)
  },
})

function statusOf({ customer, forceSigning }: CreditApplication): BookPaymentStatus | 'REFUSED' {
  const answer = ANSWERS.get(normalisedGovernmentId(customer.governmentId ?? '')) ?? 'SIGNING'
  return forceSigning && answer === 'BOOKED' ? 'SIGNING' : answer
}

type StoredPayment = Pick<SandboxPayment, 'id' | 'status' | 'amountCents'>

const answerOf = ({ id, status, amountCents }: StoredPayment, origin: string): BankAnswer => ({
  paymentId: id,
  status,
  signingUrl: status === 'SIGNING' ? pageAddress(origin, SIGNING_PAGE, id) : null,
  approvedCents: status === 'DENIED' ? 0 : amountCents,
})
