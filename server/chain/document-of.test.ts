import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chain, chainLift, chainProduct, chainWorkshop } from '#tests/fixtures/chain'
import { documentOf } from './document-of'
import { readDocument } from './read-document'
import type { ChainProduct, ChainWorkshop } from './schema/document'
import { rowsOf } from './rows-of'

const euros = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100)
const clock = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((minutes) => {
    const two = (value: number) => String(value).padStart(2, '0')
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })

const workshop = fc
  .record(
    {
      opens: clock(0, 720),
      closes: clock(721, 1439),
      carenceDays: fc.nat(60),
      vehicleClassIds: fc.option(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })),
      infoText: fc.string({ maxLength: 30 }),
      infoTexts: fc.constantFrom<ChainWorkshop['infoTexts'][]>([], [{ code: 'cancelFormInfo', text: 'Peruutus' }]),
      replacementCars: fc.option(fc.nat(1000)),
      transport: fc.constantFrom<ChainWorkshop['transport'][]>(null, {
        windowMinutes: 45,
        pickups: [
          { starts: '07:15', cars: null },
          { starts: '09:00', cars: 2 },
        ],
        returns: [{ starts: '15:00', cars: 1 }],
      }),
      expressLane: fc.constantFrom(null, { enabled: true, title: 'Pikakaista', infoText: '' }),
      credit: euros.map((minimumPrice) => ({
        minimumPrice,
        amounts: [{ id: 1, minPrice: 0.01, maxPrice: 999.99, amount: 1000 }],
      })),
    },
    { noNullPrototype: true },
  )
  .map((more) => chainWorkshop(1, more))

const product = fc.record(
  {
    price: euros,
    minutes: fc.nat(1440),
    campaign: fc.boolean(),
    priceKind: fc.constantFrom<ChainProduct['priceKind'][]>(null, 'estimate', 'maximum', 'fixed'),
    goods: fc.boolean(),
    lowestPrice30Days: fc.option(euros),
    purpose: fc.constantFrom<ChainProduct['purpose'][]>(null, 'REPLACEMENT_CAR', 'TRANSPORT'),
    infoDescription: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
    subRows: fc.constantFrom<ChainProduct['subRows'][]>(
      [],
      [{ description: 'Öljynvaihto', spareParts: ['Suodatin', 'Tiiviste'] }],
    ),
    automaticProductIds: fc.constantFrom<number[][]>([], [1], [1, 2]),
    makes: fc.constantFrom<string[][]>([], ['Tesla', 'Volvo']),
    suggestedProductIds: fc.constantFrom<number[][]>([], [2]),
  },
  { noNullPrototype: true },
)

const anyChain = fc
  .tuple(workshop, product, fc.uniqueArray(fc.string({ minLength: 1, maxLength: 10 })))
  .map(([one, sold, vehicleMakes]) =>
    chain(1, 0, {
      workshops: [
        one,
        chainWorkshop(2, {
          lifts: [
            {
              ...chainLift(201),
              makes: ['Volvo'],
              shifts: [{ weekday: 3, starts: '08:00', ends: '12:30' }],
              absences: [{ start: '2026-12-01T07:00', end: '2026-12-02T17:00' }],
            },
          ],
        }),
      ],
      products: [chainProduct(1), chainProduct(2), chainProduct(3, sold)],
      vehicleMakes,
    }),
  )

it('restores any document from its rows, and reads it back without a fault', () => {
  fc.assert(
    fc.property(anyChain, (document) => {
      expect(documentOf(rowsOf(document))).toEqual(document)
      expect(readDocument(JSON.stringify(document))).toEqual({ document })
    }),
  )
})

it('does not depend on the order of rows or of the document’s lists, except the makes', () => {
  const document = chain(3, 5)
  const turned = {
    ...document,
    workshops: document.workshops.toReversed(),
    products: document.products.toReversed(),
  }
  expect(JSON.stringify(documentOf(rowsOf(turned)))).toBe(JSON.stringify(documentOf(rowsOf(document))))
})
