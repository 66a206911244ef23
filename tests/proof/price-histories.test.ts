// In any history of chain imports and changes of a booking, the rows that it keeps never change their prices.
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Booking } from '#shared/api/nouns/booking'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { ChainProduct } from '#server/chain/schema/document'
import { chain, chainProduct } from '#tests/fixtures/chain'
import { cartItem } from '#tests/fixtures/cart-item'
import { proofSize } from '#tests/harness/proof-size'
import { importDocument } from '#tests/harness/servers/import-chain'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { opened, reserve } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

const IDS = [1, 2, 3, 4, 5]
const CODES = ['ALE', 'KEVAT']
const stage = { stage: 'DEFAULT' }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** What the chain sells: the price of each product in cents, null if agreed later, undefined if it is not sold. */
const assortment = fc.record({
  prices: fc.tuple(...IDS.map(() => fc.option(fc.option(fc.integer({ min: 1, max: 99_999 })), { nil: undefined }))),
  kinds: fc.tuple(...IDS.map(() => fc.constantFrom('fixed', 'maximum', null))),
  percents: fc.tuple(...CODES.map(() => fc.option(fc.integer({ min: 1, max: 100 })))),
})
type Assortment = typeof assortment extends fc.Arbitrary<infer T> ? T : never

const idOf = fc.constantFrom(...IDS)
const codeOf = fc.option(fc.constantFrom(...CODES))
const act = fc.oneof(
  fc.record({ do: fc.constant('add' as const), id: idOf, amount: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('remove' as const), id: idOf }),
  fc.record({ do: fc.constant('code' as const), code: codeOf }),
  fc.record({ do: fc.constant('note' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
/** The chain imports, then the customer changes the booking. */
const steps = fc.array(fc.record({ sold: assortment, acts: fc.array(act, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 5,
})

async function sell({ prices, kinds, percents }: Assortment): Promise<void> {
  const products = IDS.flatMap((id, index): ChainProduct[] => {
    const cents = prices[index]
    if (cents === undefined) return []
    const priced = cents === null ? { price: null } : { price: cents / 100, priceKind: kinds[index] ?? null }
    return [chainProduct(id, { ...priced, minutes: 5, description: `Palvelu ${id}, ${cents ?? 'sovitaan'}` })]
  })
  const campaignCodes = CODES.flatMap((code, index) => {
    const percentOff = percents[index] ?? null
    return percentOff === null ? [] : { code, percentOff }
  })
  await importDocument(server.db, chain(1, 0, { products, campaignCodes }))
}

/** A refusal, such as of a product that is not sold, is an outcome too. */
const perform = async ({ api }: TestBrowser, one: Act): Promise<void> => {
  if (one.do === 'note') await api.saveNotes({ body: { value: 'Avain luukkuun' } })
  else if (one.do === 'code') await api.saveCampaignCode({ body: { value: one.code } })
  else if (one.do === 'remove') await api.removeProductsFromCart({ query: stage, body: [cartItem(one.id)] })
  else {
    const body = [cartItem(one.id, { amount: one.amount })]
    await api.addProductsToCart({ query: stage, body }).catch(() => undefined)
  }
}

async function holdFirst(visitor: TestBrowser): Promise<void> {
  const days = await visitor.api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const slot = days.flatMap(({ calendarSlots }) => calendarSlots)[0]
  await reserve(visitor, `${slot?.startTime}|${slot?.endTime}`)
}

const cents = (euros: number | null | undefined): number => Math.round((euros ?? 0) * 100)
/** What is agreed of a row: its words, and what one piece costs without a code, or also with one that is the same. */
const agreedOf = ({ order_items: items }: Booking, id: Identifier, hasSameCode: boolean) => {
  const { description, amount = 1, price = null } = items.find(({ product }) => product.id === id) ?? {}
  return {
    description,
    normal: cents(price?.normal_price) / amount,
    undefined: price?.undefined,
    kind: price?.kind,
    ...(hasSameCode && { active: cents(price?.active_price) / amount }),
  }
}
const codesOf = ({ discounts }: Booking): string => discounts.map(({ code }) => code).join()
const idsOf = ({ order_items: items }: Booking) => items.map(({ product }) => product.id)

it('RC-20 the rows that a booking keeps never change their prices', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(assortment, steps, async (first, history) => {
      await server.db.execute(sql`delete from reservation`)
      await sell(first)
      const visitor = await openBrowser(server.app)
      await visitor.api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 84_500 } })
      await visitor.api.setActiveOrganization({ query: { organizationId: 1 } })
      await visitor.api.saveCampaignCode({ body: { value: 'ALE' } })
      for (const id of IDS) await perform(visitor, { do: 'add', id, amount: id })
      await visitor.api.saveCustomer({ body: customer() })
      await holdFirst(visitor)
      const { bookingKey, booking } = await visitor.api.saveBooking()
      let before = booking
      for (const { sold, acts } of history) {
        await sell(sold)
        const changing = await opened(server, bookingKey ?? '')
        for (const one of acts) await perform(changing, one)
        await holdFirst(changing)
        const shown = await changing.api.getBooking()
        const { booking: after } = await changing.api.saveBooking()
        if (!before || !after) throw new Error('the server tells the booking as saved')
        expect([after.order_items, after.price, after.discounts]).toEqual([
          shown.order_items,
          shown.price,
          shown.discounts,
        ])
        const removed = new Set(acts.flatMap((one) => (one.do === 'remove' ? one.id : [])))
        expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before).filter((id) => !removed.has(Number(id)))))
        const hasSameCode = codesOf(before) === codesOf(after)
        const kept = idsOf(before).filter((id) => idsOf(after).includes(id))
        const agreed = (of: Booking) => kept.map((id) => agreedOf(of, id, hasSameCode))
        expect(agreed(after)).toEqual(agreed(before))
        before = after
      }
    }),
    { numRuns: proofSize(300, 5) },
  )
})
