/** Handlers of the service-credit account of a credit bank. */
import type * as creditBank from '#shared/api/contract/payments/credit-bank'
import { inEuros } from '../../../../platform/money'
import { badRequest, conflict, Refusal } from '../../../../platform/refusal'
import { listCreditInfos, minimumPrice, readEuros, termsOf } from '../../financing/index'
import { approveCreditData, findCreditData, findPayment, putCreditData } from '../store/credit-payments'
import { applyForCredit } from './credit-application'
import { askBank, paymentResult } from './credit-answers'
import { hearOutcome, isApproved } from './hear-bank'
import { limitedText } from '../../../../http/texts'
import type { Context, Dependencies, Handlers } from '../../../context'

const unknownPayment = (): Refusal => new Refusal(404, 'UNKNOWN_PAYMENT', 'the session has no such payment')

export function creditBankHandlers(dependencies: Dependencies): Handlers<typeof creditBank> {
  const { db, creditBank: bank } = dependencies
  /** Refetches the outcome of a payment of the session from the bank. A null `id` names the latest payment. */
  const outcomeOf = async ({ session, tell }: Context, id: string | null) => {
    const payment = await findPayment(db, session.id, id)
    if (!payment) throw unknownPayment()
    return askBank(hearOutcome({ ...dependencies, tell }, payment.id))
  }

  return {
    ipAddress: async (_, { address }) => ({ value: address }),

    creditPaymentMethods: async ({ query }) => {
      await termsOf(dependencies, query)
      return [...(await askBank(bank.paymentMethods(readEuros(query.amount))))]
    },

    creditAmountSettings: async ({ query }) =>
      ((await termsOf(dependencies, query))?.amounts ?? []).map(({ id, minCents, maxCents, amountCents }) => ({
        id,
        minPrice: inEuros(minCents),
        maxPrice: inEuros(maxCents),
        amount: inEuros(amountCents),
      })),

    creditInfos: () => listCreditInfos(db),

    creditMinimumPrice: ({ query }) => minimumPrice(dependencies, query),

    bookPayment: ({ body }, context) => applyForCredit(dependencies, context, body),

    bookSignedPayment: async ({ body }, context) =>
      paymentResult(await outcomeOf(context, body.value === null ? null : String(body.value)), null),

    saveCreditData: async ({ query }, { session }) => {
      const contractType = limitedText(query.contractType, 50)
      const payment = await findPayment(db, session.id, limitedText(String(query.id), 200))
      if (!payment) throw unknownPayment()
      const amountCents = readEuros(query.amount)
      if (amountCents > (isApproved(payment) ? payment.approvedCents : payment.requestedCents))
        throw badRequest('BAD_AMOUNT', 'more than the payment was applied for or approved')
      await putCreditData(db, { sessionId: session.id, paymentId: payment.id, amountCents, contractType })
    },

    approveCredit: async (_, context) => {
      const { session, tell } = context
      const credit = await findCreditData(db, session.id)
      if (!credit) throw conflict('CREDIT_MISSING', 'no credit has been saved')
      const answer = await outcomeOf(context, credit.paymentId)
      if (!isApproved(answer)) throw conflict('CREDIT_NOT_APPROVED', `the bank responded with ${answer.status}`)
      if (credit.amountCents > answer.approvedCents)
        throw conflict('CREDIT_NOT_APPROVED', 'the bank approves less than was saved')
      await approveCreditData(db, session.id, credit.paymentId, answer.approvedCents)
      tell('credit.approved')
    },
  }
}
