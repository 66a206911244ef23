import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { ProductSuggestion } from '#shared/api/nouns/products'
import { TireProducts } from '#shared/api/nouns/suggestions'
import { cheaper, isForExistingCustomers, productsOf } from './tire-products'
import { choiceOfCart, isChange, restored, rolesOf, type TireRole } from './tire-roles'
import type { TireChoice } from './tire-questions'

const CAR = { isVan: false, buysTires: false }
const LEFT: TireChoice = ['tireHotel', 'tiresNotCurrentlyInHotelButLeftThere']
const STAYS: TireChoice = ['tireHotel', 'tiresCurrentlyInHotel', 'tiresLeftInHotel']
const PICKED: TireChoice = ['tireHotel', 'tiresCurrentlyInHotel', 'tiresPickedFromHotel']

describe('the products of the answers', () => {
  it.each<[string, TireChoice, object, readonly TireRole[]]>([
    ['TI-01 the change of a passenger car', ['tireChangeOnly'], {}, ['tireChangePersonalCarProduct']],
    ['TI-01 the change of a van', ['tireChangeOnly'], { isVan: true }, ['tireChangeVanProduct']],
    ['TI-02 none until the location of the tires is answered', ['tireHotel'], {}, []],
    ['TI-03 none until the storage question is answered', ['tireHotel', 'tiresCurrentlyInHotel'], {}, []],
    ['TI-03 TI-06 the existing customer’s hotel', STAYS, {}, ['tireHotelExistingCustomerProduct']],
    ['TI-03 the pick-up', PICKED, {}, ['tireHotelPickUpProduct']],
    ['TI-04 TI-06 the new customer’s hotel', LEFT, {}, ['tireHotelNewCustomerProduct']],
    ['TI-06 the buyer’s hotel', LEFT, { buysTires: true }, ['tireHotelTireBuyerProduct']],
    [
      'TI-06 the buyer’s hotel, even with tires in the hotel',
      STAYS,
      { buysTires: true },
      ['tireHotelTireBuyerProduct'],
    ],
    ['TI-03 the pick-up, also for a buyer', PICKED, { buysTires: true }, ['tireHotelPickUpProduct']],
    [
      'TI-05 the pick-up and the change',
      [...PICKED, 'tireHotelAndChange'],
      { isVan: true },
      ['tireHotelPickUpProduct', 'tireChangeVanProduct'],
    ],
    ['TI-05 the hotel without a change', [...LEFT, 'tireHotelOrPickupOnly'], {}, ['tireHotelNewCustomerProduct']],
  ])('are %s', (_, choice, more, roles) => {
    expect(rolesOf(choice, { ...CAR, ...more })).toEqual(roles)
  })

  it.each<[TireChoice, object]>([
    [['tireChangeOnly'], { isVan: true }],
    [STAYS, {}],
    [LEFT, {}],
    [['tireChangeOnly'], {}],
    [[...STAYS, 'tireHotelAndChange'], { isVan: true }],
    [[...PICKED, 'tireHotelAndChange'], {}],
    [[...LEFT, 'tireHotelAndChange'], { buysTires: true }],
  ])('TI-07 determine the answers if none are stored: %j', (choice, more) => {
    expect(choiceOfCart(new Set(rolesOf(choice, { ...CAR, ...more })))).toEqual(choice)
  })

  it('TI-07 determine no answers if there is no tire product', () => {
    expect(choiceOfCart(new Set())).toEqual([])
  })
})

describe('the initial answers', () => {
  const CHANGE: readonly TireRole[] = ['tireChangePersonalCarProduct']
  const both: TireChoice = [...PICKED, 'tireHotelAndChange']
  const none: TireChoice = [...PICKED, 'tireHotelOrPickupOnly']
  const begin = (remembered: TireChoice | null, cart: readonly TireRole[], isChangeSold = true) =>
    restored(remembered, new Set(cart), isChangeSold)

  it('TI-07 are the stored ones while a tire product is in the cart, or else follow from the cart', () => {
    expect(begin(none, ['tireHotelPickUpProduct'])).toEqual(none)
    expect(begin(null, ['tireHotelPickUpProduct'])).toEqual(PICKED)
    expect(begin(none, [])).toEqual([])
    expect(begin(null, [])).toEqual([])
  })

  it('TI-07 omit a tire change that is no longer sold', () => {
    expect(begin(both, ['tireHotelPickUpProduct', ...CHANGE], false)).toEqual(PICKED)
    expect(begin(both, ['tireHotelPickUpProduct', ...CHANGE], true)).toEqual(both)
    expect(begin(none, ['tireHotelPickUpProduct'], false)).toEqual(none)
    expect(begin(null, CHANGE, false)).toEqual([])
    expect(begin(null, CHANGE, true)).toEqual(['tireChangeOnly'])
  })

  it('TI-02 TI-05 two answers include a tire change', () => {
    expect([...both, ...none, 'tireChangeOnly' as const].filter(isChange)).toEqual([
      'tireHotelAndChange',
      'tireChangeOnly',
    ])
  })
})

describe('the tire products', () => {
  const product = (id: number, active_price: number | null) =>
    create({ product: { id, provider: 'W' }, price: { active_price } }, ProductSuggestion)

  it('TI-06 list a product once if it has two roles', () => {
    const hotel = product(1, 80)
    const products = create(
      {
        tireHotelNewCustomerProduct: hotel,
        tireHotelExistingCustomerProduct: hotel,
        tireChangeVanProduct: product(2, 9),
      },
      TireProducts,
    )
    expect(productsOf(products).map(({ product: { id } }) => id)).toEqual([1, 2])
  })

  it('TI-02 cheaper returns the lower price, and never a product without a price', () => {
    const [one, other, unpriced] = [product(1, 85), product(2, 79), product(3, null)]
    expect([
      cheaper(one, other),
      cheaper(other, one),
      cheaper(unpriced, one),
      cheaper(null, one),
      cheaper(one, null),
    ]).toEqual([other, other, one, one, one])
    expect(cheaper(null, null)).toBeNull()
  })

  it('TI-02 cheaper returns the first of two equal prices, and falls back to the normal price', () => {
    const [one, other] = [product(1, 79), product(2, 79)]
    expect(cheaper(one, other)).toBe(one)
    const normal = create({ product: { id: 3, provider: 'W' }, price: { normal_price: 70 } }, ProductSuggestion)
    const campaign = create(
      { product: { id: 4, provider: 'W' }, price: { normal_price: 90, active_price: 60 } },
      ProductSuggestion,
    )
    const unknown = create({ product: { id: 5, provider: 'W' } }, ProductSuggestion)
    expect([cheaper(one, normal), cheaper(normal, campaign), cheaper(unknown, one)]).toEqual([normal, campaign, one])
  })

  it('TI-03 isForExistingCustomers is true only if other customers get another product', () => {
    const [own, other] = [product(1, 80), product(2, 85)]
    const isTheirs = (sold: object): boolean => isForExistingCustomers(create(sold, TireProducts), own)
    const existing = { tireHotelExistingCustomerProduct: own }
    expect(isTheirs(existing)).toBe(true)
    expect(isTheirs({ ...existing, tireHotelNewCustomerProduct: other, tireHotelTireBuyerProduct: other })).toBe(true)
    expect(isTheirs({ ...existing, tireHotelNewCustomerProduct: own })).toBe(false)
    expect(isTheirs({ ...existing, tireHotelTireBuyerProduct: own })).toBe(false)
    expect(isTheirs({ tireHotelExistingCustomerProduct: other })).toBe(false)
    expect(isTheirs({})).toBe(false)
  })
})
