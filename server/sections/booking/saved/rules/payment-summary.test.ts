import { describe, expect, it } from 'vitest'
import { paymentSummary, withRefunds } from './payment-summary'

const price = (euros: number, isOpen = false) => ({
  normal_price: euros,
  active_price: euros,
  has_public_campaign: false,
  undefined: isOpen,
})
const NO_CREDIT = { limitCents: 0, isCreditPending: false }
const card = (orderNumber: string, amountCents: number, refundCents = 0) => ({ orderNumber, amountCents, refundCents })

describe('RC-10 the payments of a booking', () => {
  it('leave the rest due, in euros', () => {
    const payments = { cards: [card('a', 10_050)], limitCents: 5_000, isCreditPending: false }
    expect(paymentSummary(payments, price(249.9))).toEqual({ paid: 100.5, credit: 50, due: 99.4, refund: 0 })
    expect(paymentSummary(payments, price(249.9), true)).toMatchObject({ due: 0 })
    expect(paymentSummary(payments, price(249.9, true))).toMatchObject({ due: null })
  })

  it('return what was paid too much, the newest payment first, and nothing twice', () => {
    const cards = [card('a', 10_000), card('b', 5_000)]
    const cheaper = withRefunds({ cards }, price(80), false)
    expect(cheaper).toEqual([card('a', 10_000, 2_000), card('b', 5_000, 5_000)])
    expect(withRefunds({ cards: cheaper }, price(80), false)).toEqual(cheaper)
    expect(withRefunds({ cards: cheaper }, price(300), false)).toEqual(cheaper)
    expect(paymentSummary({ cards: cheaper, ...NO_CREDIT }, price(80))).toEqual({
      paid: 150,
      credit: 0,
      due: 0,
      refund: 70,
    })
  })

  it('return nothing while the price is open, and everything after a cancellation', () => {
    const payments = { cards: [card('a', 10_000)] }
    expect(withRefunds(payments, price(0, true), false)).toEqual(payments.cards)
    expect(withRefunds(payments, price(0, true), true)).toEqual([card('a', 10_000, 10_000)])
  })
})

describe('RC-22 an approved credit', () => {
  const pay = (limitCents: number, euros: number, cards: readonly ReturnType<typeof card>[] = []) =>
    paymentSummary({ cards, limitCents, isCreditPending: false }, price(euros))

  it('pays the price, and not the limit that the bank has approved', () => {
    expect(pay(50_000, 249)).toEqual({ paid: 0, credit: 249, due: 0, refund: 0 })
    expect(pay(50_000, 949)).toMatchObject({ credit: 500, due: 449 })
  })

  it('pays what the card leaves, and the card is not returned for it', () => {
    const cards = [card('a', 10_000)]
    expect(withRefunds({ cards }, price(249), false)).toEqual(cards)
    expect(pay(50_000, 249, cards)).toEqual({ paid: 100, credit: 149, due: 0, refund: 0 })
    expect(pay(50_000, 100, cards)).toMatchObject({ credit: 0, due: 0 })
  })

  it('is told after a cancellation as what it would have paid, because the workshop has to undo it', () => {
    const cards = withRefunds({ cards: [card('a', 10_000)] }, price(249), true)
    const summary = paymentSummary({ cards, limitCents: 50_000, isCreditPending: false }, price(249), true)
    expect(summary).toEqual({ paid: 100, credit: 149, due: 0, refund: 100 })
  })

  it('is pending while the bank considers it, and never beside an approved one or after a cancellation', () => {
    const pending = { cards: [], limitCents: 0, isCreditPending: true }
    expect(paymentSummary(pending, price(249))).toEqual({
      paid: 0,
      credit: 0,
      due: 249,
      refund: 0,
      credit_pending: true,
    })
    expect(paymentSummary(pending, price(249), true)).not.toHaveProperty('credit_pending')
    expect(paymentSummary({ ...pending, limitCents: 50_000 }, price(249))).not.toHaveProperty('credit_pending')
  })
})
