import { describe, expect, it } from 'vitest'
import { paymentSummary, withRefunds } from './payment-summary'

const price = (euros: number, isOpen = false) => ({
  normal_price: euros,
  active_price: euros,
  has_public_campaign: false,
  undefined: isOpen,
})
const card = (orderNumber: string, amountCents: number, refundCents = 0) => ({ orderNumber, amountCents, refundCents })

describe('RC-10 the payments of a booking', () => {
  it('leave the rest due, in euros', () => {
    const payments = { cards: [card('a', 10_050)], creditCents: 5_000 }
    expect(paymentSummary(payments, price(249.9))).toEqual({ paid: 100.5, credit: 50, due: 99.4, refund: 0 })
    expect(paymentSummary(payments, price(249.9), true)).toMatchObject({ due: 0 })
    expect(paymentSummary(payments, price(249.9, true))).toMatchObject({ due: null })
  })

  it('return what was paid too much, the newest payment first, and nothing twice', () => {
    const cards = [card('a', 10_000), card('b', 5_000)]
    const cheaper = withRefunds({ cards, creditCents: 0 }, price(80), false)
    expect(cheaper).toEqual([card('a', 10_000, 2_000), card('b', 5_000, 5_000)])
    expect(withRefunds({ cards: cheaper, creditCents: 0 }, price(80), false)).toEqual(cheaper)
    expect(withRefunds({ cards: cheaper, creditCents: 0 }, price(300), false)).toEqual(cheaper)
    expect(paymentSummary({ cards: cheaper, creditCents: 0 }, price(80))).toEqual({
      paid: 150,
      credit: 0,
      due: 0,
      refund: 70,
    })
  })

  it('return nothing while the price is open, and everything after a cancellation', () => {
    const payments = { cards: [card('a', 10_000)], creditCents: 0 }
    expect(withRefunds(payments, price(0, true), false)).toEqual(payments.cards)
    expect(withRefunds(payments, price(0, true), true)).toEqual([card('a', 10_000, 10_000)])
  })
})
