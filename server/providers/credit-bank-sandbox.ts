/** A credit bank inside the server: what it answers depends on the government id alone, which it keeps nowhere. */
import type { BookPaymentStatus, PaymentMethod } from '#shared/api/nouns/credit'
import { normalisedGovernmentId } from '../domain/government-id'
import { inCents } from '../domain/money'
import { randomToken } from '../secrets'
import type { Database } from '../store/database'
import { findSandboxPayment, insertSandboxPayment } from '../store/sandbox-bank'
import { BankError, type BankAnswer, type CreditApplication, type CreditBank } from './credit-bank'

/** Where the sandbox's customers sign, on the origin they come from. */
export const SIGNING_PAGE = '/sandbox/credit-bank/sign'

/** Fictional persons with an answer of their own; everyone else has to sign, and then gets the credit. */
const OUTCOMES: Readonly<Record<string, BookPaymentStatus | 'REFUSED'>> = {
  '010594Y9032': 'BOOKED',
  '030594W903B': 'DENIED',
  '040594V9030': 'FROZEN',
  '050594U903M': 'REFUSED',
  '010516B903X': 'FINALIZED',
}

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

export const sandboxCreditBank = (db: Database): CreditBank => ({
  paymentMethods: async (creditCents) =>
    METHODS.filter(
      (method) => creditCents <= inCents(method.maxLimit ?? 0) && creditCents >= inCents(method.minLimit ?? 0),
    ),

  bookPayment: async (application) => {
    const status = outcomeOf(application)
    if (status === 'REFUSED')
      throw new BankError(
        10,
        'CREDITAPPLICATION_FAILED',
        'Luottohakemusta ei voitu käsitellä. Ota yhteyttä asiakaspalveluun.',
      )
    const { successUrl, failUrl, creditCents: amountCents } = application
    const payment = { id: randomToken(), status, amountCents, successUrl, failUrl }
    await insertSandboxPayment(db, payment)
    return answerOf(payment)
  },

  bookSignedPayment: async (paymentId) => {
    const payment = await findSandboxPayment(db, paymentId)
    if (!payment) throw new BankError(8, 'REFERENCED_DATA_DONT_EXISTS', null)
    return answerOf(payment)
  },
})

function outcomeOf({ customer, forceSigning }: CreditApplication): BookPaymentStatus | 'REFUSED' {
  const outcome = OUTCOMES[normalisedGovernmentId(customer.governmentId ?? '')] ?? 'SIGNING'
  return forceSigning && outcome === 'BOOKED' ? 'SIGNING' : outcome
}

const answerOf = (payment: {
  readonly id: string
  readonly status: BookPaymentStatus
  readonly amountCents: number
  readonly successUrl: string
}): BankAnswer => ({
  paymentId: payment.id,
  status: payment.status,
  signingUrl: payment.status === 'SIGNING' ? signingUrl(payment.id, payment.successUrl) : null,
  approvedCents: payment.status === 'DENIED' ? 0 : payment.amountCents,
})

function signingUrl(paymentId: string, successUrl: string): string {
  const url = new URL(SIGNING_PAGE, successUrl)
  url.searchParams.set('payment', paymentId)
  return url.href
}
