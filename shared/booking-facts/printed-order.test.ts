import * as fc from 'fast-check'
import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/booking'
import type { Fact } from './fact'
import { orderFacts } from './order-facts'
import { labelOf, textOf } from './words'

/** An order as a surface prints it, without what its prices promise. */
const printed = (value: object): string[] =>
  orderFacts(create(value, Booking))
    .filter(({ kind }) => kind !== 'priceKind')
    .map((fact) => `${labelOf(fact)} ${textOf(fact)}`.replaceAll('\u00A0', ' '))

const row = (description: string, price: object) => ({ product: { id: description }, description, price })
const discounts = [{ isPublic: false, code: 'HUOLTO10' }]
const saved = (euros: number) => [{ ...discounts[0], saved: euros }]
const TOTAL = 'Hinta-arvio yhteensä 246,60 €'

describe('RC-21 an order with a discount code', () => {
  const reduced = { Perushuolto: [249, 224.1], Ulkopesu: [25, 22.5] } as const
  const rowsWith = (priceOf: (before: number, after: number) => object) =>
    Object.entries(reduced).map(([name, [before, after]]) => row(name, priceOf(before, after)))
  const order_items = rowsWith((before, after) => ({ normal_price: before, active_price: after, before_code: before }))
  /** The rows of a server without the extension. */
  const silent = rowsWith((before, after) => ({ normal_price: before, active_price: after }))
  const price = { normal_price: 274, active_price: 246.6 }
  const lines = ['Perushuolto 249,00 €', 'Ulkopesu 25,00 €', 'Etukoodi HUOLTO10 −27,40 €', TOTAL]

  it('has its rows before the code, what the code saves, and the total', () => {
    expect(printed({ order_items, price, discounts: saved(27.4) })).toEqual(lines)
    expect(printed({ order_items, price, discounts })).toEqual(lines)
  })

  it('reads the rows of a server that gives their normal prices alone, if they explain the total', () => {
    expect(printed({ order_items: silent, price, discounts })).toEqual(lines)
    expect(printed({ order_items: silent, price, discounts: saved(27.4) })).toEqual(lines)
    const whole = rowsWith((before) => ({ active_price: before }))
    expect(printed({ order_items: whole, price, discounts })).toEqual(lines)
  })

  it('has no saving if rows, saving and total would not add up, and then keeps the server’s total', () => {
    const rows = ['Perushuolto 224,10 €', 'Ulkopesu 22,50 €', 'Etukoodi HUOLTO10']
    expect(printed({ order_items: silent, price, discounts: saved(5) })).toEqual([...rows, TOTAL])
    expect(printed({ order_items: silent, price: { active_price: 200 }, discounts })).toEqual([
      ...rows,
      'Hinta-arvio yhteensä 200,00 €',
    ])
    expect(printed({ order_items: silent, price: { active_price: 246.6 }, discounts })).toEqual([...rows, TOTAL])
  })

  it('does not count a campaign, nor a public discount, as the code’s saving', () => {
    const campaign = { normal_price: 59, active_price: 35.1, has_public_campaign: true }
    const total = campaign
    const plain = ['Talvitarkastus 35,10 €', 'Etukoodi HUOLTO10', 'Hinta-arvio yhteensä 35,10 €']
    expect(printed({ order_items: [row('Talvitarkastus', campaign)], price: total, discounts })).toEqual(plain)
    expect(
      printed({ order_items: [row('Talvitarkastus', { ...campaign, before_code: 39 })], price: total, discounts }),
    ).toEqual(['Talvitarkastus 39,00 €', 'Etukoodi HUOLTO10 −3,90 €', 'Hinta-arvio yhteensä 35,10 €'])
    const all = { normal_price: 249, active_price: 200 }
    expect(
      printed({
        order_items: [row('Perushuolto', all)],
        price: all,
        discounts: [...discounts, { isPublic: true, code: 'KAIKILLE' }],
      }),
    ).toEqual(['Perushuolto 200,00 €', 'Etukoodi HUOLTO10', 'Hinta-arvio yhteensä 200,00 €'])
  })

  it('LW-05 does not compare goods with their normal price', () => {
    const goods = { normal_price: 100, active_price: 72, is_goods: true }
    const order = { order_items: [row('Rengas', goods)], price: goods }
    expect(printed({ ...order, discounts })).toEqual([
      'Rengas 72,00 €',
      'Etukoodi HUOLTO10',
      'Hinta-arvio yhteensä 72,00 €',
    ])
    expect(printed({ order_items: [row('Rengas', { ...goods, before_code: 80 })], price: goods, discounts })).toEqual([
      'Rengas 80,00 €',
      'Etukoodi HUOLTO10 −8,00 €',
      'Hinta-arvio yhteensä 72,00 €',
    ])
  })

  it('has a line for each of several codes, if the server tells what each one saves', () => {
    const codes = [
      { isPublic: false, code: 'A', saved: 20 },
      { isPublic: false, code: 'B', saved: 7.4 },
    ]
    expect(printed({ order_items, price, discounts: codes })).toEqual([
      'Perushuolto 249,00 €',
      'Ulkopesu 25,00 €',
      'Etukoodi A −20,00 €',
      'Etukoodi B −7,40 €',
      TOTAL,
    ])
    const untold = [codes[0], { isPublic: false, code: 'B' }]
    expect(printed({ order_items, price, discounts: untold })).toEqual([
      'Perushuolto 224,10 €',
      'Ulkopesu 22,50 €',
      'Etukoodi A',
      'Etukoodi B',
      TOTAL,
    ])
  })

  it('RC-03 names a code beside a price that is agreed later', () => {
    const open = [row('Ruostesuojaus', { undefined: true })]
    expect(printed({ order_items: open, price: { active_price: 0, undefined: true }, discounts })).toEqual([
      'Ruostesuojaus Hinta sovitaan',
      'Etukoodi HUOLTO10',
      'Hinta Sovitaan toimipisteessä',
    ])
  })
})

describe('RC-21 for any server', () => {
  const euros = fc.option(
    fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
    { nil: undefined },
  )
  const price = fc.record({
    normal_price: euros,
    active_price: euros,
    before_code: euros,
    has_public_campaign: fc.boolean(),
    is_goods: fc.constantFrom(true, undefined),
  })
  const codes = fc.array(fc.record({ isPublic: fc.boolean(), code: fc.constantFrom('A', 'B', ''), saved: euros }), {
    maxLength: 3,
  })

  it('a saving is printed only if rows, savings and total add up, and the total is always the server’s', () => {
    const orders = fc.tuple(fc.array(price, { maxLength: 4 }), price, codes)
    fc.assert(
      fc.property(orders, ([prices, total, discounts]) => {
        const booking = create(
          { order_items: prices.map((one, id) => row(`T${id}`, one)), price: total, discounts },
          Booking,
        )
        const facts = orderFacts(booking)
        const cents = (of: (fact: Fact) => number | null | undefined) =>
          facts.reduce((sum, fact) => sum + Math.round((of(fact) ?? 0) * 100), 0)
        const rows = cents((fact) => (fact.kind === 'service' ? fact.price?.euros : 0))
        const saved = cents((fact) => (fact.kind === 'discount' ? fact.saved : 0))
        const printedTotal = facts.find((fact) => fact.kind === 'total')?.euros
        expect(saved === 0 || rows - saved === Math.round((printedTotal ?? 0) * 100)).toBe(true)
        expect(printedTotal ?? total.active_price ?? 0).toBe(total.active_price ?? 0)
      }),
      { numRuns: 2000 },
    )
  })
})
