import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { savingsOf } from './savings'

const code = { isPublic: false, code: 'HUOLTO10' }
const price = { normal_price: 299.9, active_price: 269.91 }
const booking = (value: object): Booking =>
  create({ order_items: [{ product: { id: 1 }, price }], price, discounts: [code], ...value }, Booking)

describe('the savings of a discount code', () => {
  it('RC-06 are the normal price minus the total, in cents', () => {
    expect(savingsOf(booking({}))).toEqual({ before: 299.9, saved: 29.99, codes: ['HUOLTO10'], hasCampaign: false })
    const campaign = { ...price, has_public_campaign: true }
    expect(savingsOf(booking({ price: campaign }))).toMatchObject({ saved: 29.99, hasCampaign: true })
  })

  it('RC-06 are null without a code, without a saving, and if the prices are unknown', () => {
    for (const value of [
      { discounts: [] },
      { discounts: [{ isPublic: true, code: 'KAIKILLE' }] },
      { price: { ...price, normal_price: 269.91 } },
      { price: { ...price, normal_price: null } },
      { price: null },
    ])
      expect(savingsOf(booking(value))).toBeNull()
  })

  it('LW-05 are the code’s own beside reduced goods, whose normal price is nothing to compare with', () => {
    const goods = { normal_price: 100, active_price: 72, has_public_campaign: true, is_goods: true }
    const order = { order_items: [{ product: { id: 1 }, price: goods }], price: goods }
    const saved = (euros?: number) => savingsOf(booking({ ...order, discounts: [{ ...code, saved: euros }] }))
    expect(saved(8)).toEqual({ before: 80, saved: 8, codes: ['HUOLTO10'], hasCampaign: false })
    expect(saved()).toBeNull()
  })
})
