// Slices: booking, finish-booking, manage-booking
import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderRows } from '#entities/booking'
import { emptyDraft } from '#server/draft/draft'
import { bookingDocument } from '#server/booking-document/booking-document'
import { addToCart, cartRequestFor } from '#server/draft/cart'
import { paymentSummary } from '#server/sections/booking/saved/rules/payment-summary'
import { orderBlock } from '#server/mail/letters/fact-blocks'
import type { BookingDocument } from '#server/platform/database/schema/bookings'
import { configPort, readConfig } from '#shared/config/config'
import { factsFor } from '#shared/booking-facts/surfaces'
import { inGroup } from '#shared/booking-facts/groups'
import { createStores, provide } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { OrderFacts } from '../../entities/booking/ui/order/order-facts'
import { OrderTotal } from '../../entities/booking/ui/order/order-total'
import { product } from '#tests/fixtures/product'

const cents = fc.integer({ min: 0, max: 100_000 })
const sold = fc.record({
  activeCents: fc.option(cents, { freq: 5 }),
  more: cents,
  campaign: fc.boolean(),
  goods: fc.boolean(),
  priceKind: fc.option(fc.constantFrom('estimate', 'maximum', 'fixed')),
  amount: fc.integer({ min: 1, max: 4 }),
})
const order = fc.record({
  rows: fc.array(sold, { maxLength: 6 }),
  extras: fc.array(cents, { maxLength: 2 }),
  percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
  paid: fc.nat(60_000),
  credit: fc.nat(60_000),
})

/** The booking of an order, as the reference server composes and sends it. */
function bookingOf({ rows, extras, percentOff, paid, credit }: typeof order extends fc.Arbitrary<infer O> ? O : never) {
  const products = rows.map(({ activeCents, more, campaign, goods, priceKind }, index) =>
    product(index + 1, activeCents, {
      campaign,
      goods,
      priceKind,
      normalCents: activeCents === null ? null : activeCents + (campaign ? more : 0),
      lowestCents: goods && activeCents !== null ? activeCents + more : null,
    }),
  )
  const requests = products.map((one, index) => cartRequestFor(one, { amount: rows[index]?.amount ?? 1 }))
  const draft = {
    ...emptyDraft(1),
    cart: addToCart([], requests, 'DEFAULT'),
    campaignCode: percentOff === null ? null : 'HUOLTO10',
  }
  const document = bookingDocument({
    draft,
    organization: null,
    prices: {
      products,
      extraItems: extras.map((price, id) => ({ id, description: `Lisärivi ${id}`, cents: price })),
      discount: percentOff === null ? null : { code: 'HUOLTO10', percent: percentOff },
    },
    reserved: null,
    parameters: [],
    leasing: null,
    visit: { mechanics: [], hours: null },
  })
  const cards = paid > 0 ? [{ orderNumber: 'a', amountCents: paid, refundCents: 0 }] : []
  return { ...document, payment: paymentSummary({ cards, limitCents: credit, isCreditPending: false }, document.price) }
}

/** The first amount that a text shows, in cents; 0 without one, or if it is free, whatever the normal price beside it. */
function amountIn(text: string | null | undefined): number {
  if (text?.startsWith('Maksuton')) return 0
  const [, sign, euros, rest] = /([−-]?)((?:\d|\s)+),(\d\d)\s€/.exec(text ?? '') ?? []
  return euros === undefined ? 0 : (sign ? -1 : 1) * (Number(euros.replaceAll(/\s/g, '')) * 100 + Number(rest))
}
const sumOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + amountIn(text), 0)
const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent)

/** Rows with a saving, and the total, as a surface prints them. Null for a total that is agreed later. */
interface Printed {
  readonly lines: readonly string[]
  readonly total: number | null
}

function panel(document: BookingDocument): Printed & { readonly before: number | null } {
  const { container, unmount } = render(
    <StoresContext value={createStores(provide(configPort, readConfig('{}', '')))}>
      <OrderRows booking={document} />
      <OrderTotal booking={document} />
    </StoresContext>,
  )
  const rows = textsOf(container, 'li > :last-child')
  const [before, ...codes] = textsOf(container, 'dl dd')
  const total = container.querySelector('p strong')?.textContent ?? null
  unmount()
  return {
    lines: [...rows, ...codes],
    total: total === null || !total.includes('€') ? null : amountIn(total),
    before: before === undefined ? null : amountIn(before),
  }
}

const TOTAL = /yhteensä$/

function receipt(document: BookingDocument): Printed {
  const facts = inGroup(factsFor('bookingPage', document), 'order')
  const { container, unmount } = render(<OrderFacts facts={facts} />)
  const rows = [...container.querySelectorAll('dl > div')].map((row): [string, string] => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ])
  unmount()
  return printedOf(rows)
}

function printedOf(rows: readonly (readonly [string, string])[]): Printed {
  const total = rows.find(([name, text]) => TOTAL.test(name) && text.includes('€'))
  const lines = rows.filter(([name]) => !TOTAL.test(name) && name !== 'Hinta').map(([, text]) => text)
  return { lines, total: total ? amountIn(total[1]) : null }
}

const PAYMENTS: Readonly<Record<string, number>> = {
  'Maksettu kortilla': 1,
  Luotolla: 1,
  'Maksetaan toimipisteessä': 1,
  'Palautetaan kortille': -1,
}

function letter(surface: 'customerMail' | 'workshopMail', document: BookingDocument) {
  const rows = orderBlock(factsFor(surface, document)).flatMap((block) => block.rows)
  const payments = rows.filter(([name]) => name in PAYMENTS)
  return {
    ...printedOf(rows.filter(([name]) => !(name in PAYMENTS))),
    isDueTold: payments.some(([name]) => name === 'Maksetaan toimipisteessä'),
    payments: payments.reduce((sum, [name, text]) => sum + (PAYMENTS[name] ?? 0) * amountIn(text), 0),
  }
}

describe('RC-21 for any order, code, campaign, amount, extra row and unknown price', () => {
  it('rows and saving add up to the total on the panel, and to the price before', () => {
    fc.assert(
      fc.property(order, (one) => {
        const document = bookingOf(one)
        const { lines, total, before } = panel(document)
        const saved = Math.round((document.discounts[0]?.saved ?? 0) * 100)
        expect(total ?? sumOf(lines)).toBe(sumOf(lines))
        expect(before).toBe(total !== null && saved > 0 ? total + saved : null)
      }),
      { numRuns: 150 },
    )
  })

  it('they do on cards, Kiitos and a booking’s page, and in the mails, where paid, credit and due make the total', () => {
    fc.assert(
      fc.property(order, (one) => {
        const document = bookingOf(one)
        for (const { lines, total } of [
          receipt(document),
          letter('customerMail', document),
          letter('workshopMail', document),
        ])
          expect(total ?? sumOf(lines)).toBe(sumOf(lines))
        const { total, payments, isDueTold } = letter('customerMail', document)
        expect(isDueTold ? payments : total).toBe(total)
      }),
      { numRuns: 150 },
    )
  })
})
