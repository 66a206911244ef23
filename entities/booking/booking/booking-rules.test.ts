import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking, Price } from '#shared/api/nouns/entities'
import * as rules from './booking-rules'
import { reservedTime } from '../time/reserved-time'

const price = (value: object): Price => create(value, Price)
const booking = (value: object): Booking => create(value, Booking)
const item = (value: object) => ({ product: { id: 1 }, price: value })

describe('prices', () => {
  it('SV-14 are the active price, or else the normal one, and null if the price is agreed later', () => {
    expect(rules.amountOf(price({ active_price: 39, normal_price: 59 }))).toBe(39)
    expect(rules.amountOf(price({ normal_price: 59 }))).toBe(59)
    expect(rules.amountOf(price({ active_price: 0 }))).toBe(0)
    expect(rules.amountOf(price({ active_price: 0, undefined: true }))).toBeNull()
    expect(rules.amountOf(price({}))).toBeNull()
    expect(rules.amountOf(null)).toBeNull()
  })

  it('SV-14 have a former amount only in a campaign, and only if the normal price is higher', () => {
    const campaign = { active_price: 39, normal_price: 59, has_public_campaign: true }
    expect(rules.amountBefore(price(campaign))).toBe(59)
    expect(rules.amountBefore(price({ ...campaign, has_public_campaign: false }))).toBeNull()
    expect(rules.amountBefore(price({ ...campaign, normal_price: 39 }))).toBeNull()
    expect(rules.amountBefore(price({ ...campaign, normal_price: null }))).toBeNull()
    expect(rules.amountBefore(price({ ...campaign, undefined: true }))).toBeNull()
    expect(rules.amountBefore(null)).toBeNull()
  })

  it('SV-14 have no total of zero while a product has no price', () => {
    const unknown = item({ undefined: true })
    expect(rules.totalAmount(booking({ price: { active_price: 0 }, order_items: [unknown] }))).toBeNull()
    expect(rules.totalAmount(booking({ price: { active_price: 249 }, order_items: [unknown] }))).toBe(249)
    expect(rules.totalAmount(booking({ price: { active_price: 0 }, order_items: [item({ active_price: 0 })] }))).toBe(0)
    expect(rules.totalAmount(booking({ order_items: [item({ active_price: 5 })] }))).toBeNull()
    expect(rules.totalAmount(booking({}))).toBe(0)
    // RC-03: a server may send a price of zero for an order without products.
    const described = { symptoms: [{ description: 'Jarrut vinkuvat' }], price: { active_price: 0 } }
    expect(rules.totalAmount(booking(described))).toBeNull()
    expect(rules.totalAmount(booking({ notes: 'Huomio', price: { active_price: 0 } }))).toBeNull()
  })

  it('SV-14 make a partial total if a product has no price', () => {
    expect(rules.isPartialTotal(booking({ order_items: [item({ undefined: true })] }))).toBe(true)
    expect(rules.isPartialTotal(booking({ price: { undefined: true } }))).toBe(true)
    expect(rules.isPartialTotal(booking({ order_items: [item({ active_price: 5 })] }))).toBe(false)
  })
})

describe('the chosen time', () => {
  it('WZ-11 counts as chosen with a reserved time or a lead date', () => {
    expect(rules.isTimeChosen(booking({}))).toBe(false)
    expect(rules.isTimeChosen(booking({ booking_total_duration: { start: null } }))).toBe(false)
    expect(rules.isTimeChosen(booking({ booking_total_duration: { start: '2026-11-24T08:00:00' } }))).toBe(true)
    expect(rules.isTimeChosen(booking({ lead_date: '2026-11-24' }))).toBe(true)
  })

  it('TM-14 has weekday, date and hours, and no hours for a day reservation', () => {
    const duration = {
      time_selection_type: 'EXACT_TIME',
      start: '2026-11-24T08:30:00',
      end: '2026-11-24T11:05:00',
    } as const
    expect(reservedTime(duration)).toMatchObject({ day: 'tiistai 24.11.2026', hours: 'klo 8.30–11.05' })
    expect(reservedTime({ ...duration, end: null })).toMatchObject({ hours: 'klo 8.30' })
    expect(reservedTime({ ...duration, time_selection_type: null })).toMatchObject({ hours: 'klo 8.30–11.05' })
    expect(reservedTime({ ...duration, time_selection_type: 'DAY_ONLY' })).toMatchObject({ hours: null })
    expect(reservedTime({ ...duration, start: null })).toBeNull()
    expect(reservedTime(null)).toBeNull()
  })

  it('SV-13 names an item by its display description, or else by its description', () => {
    const [named, plain] = booking({
      order_items: [
        { product: { id: 1 }, description: 'SVC-1', display_description: 'Perushuolto' },
        { product: { id: 2 }, description: 'SVC-2' },
      ],
    }).order_items
    expect([named, plain].map((one) => one && rules.itemName(one))).toEqual(['Perushuolto', 'SVC-2'])
  })
})
