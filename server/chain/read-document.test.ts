import { describe, expect, it } from 'vitest'
import type { ChainDocument } from './schema/document'
import { faultLine } from './faults/fault'
import { readDocument } from './read-document'
import { chain, chainLift, chainProduct, chainWorkshop } from '#tests/fixtures/chain'

const faultsOf = (document: unknown): string[] => {
  const reading = readDocument(JSON.stringify(document))
  return 'faults' in reading ? reading.faults.map(faultLine) : []
}
const withWorkshop = (more: Parameters<typeof chainWorkshop>[1]): ChainDocument =>
  chain(1, 2, { workshops: [chainWorkshop(1, more)] })
const withProduct = (more: Parameters<typeof chainProduct>[1]): ChainDocument =>
  chain(1, 0, { products: [chainProduct(1), chainProduct(2, more)] })
const hours = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes, dayOnlyFromMinutes: null })

it('reads a document without faults unchanged', () => {
  expect(readDocument(JSON.stringify(chain(2, 3)))).toEqual({ document: chain(2, 3) })
})

it('fills in the defaults of omitted fields', () => {
  const { $schema: _, closedDays: _days, ...rest } = chain(1, 0)
  const [{ infoText: _text, lifts, ...workshop }] = [chainWorkshop(1)]
  const short = { ...rest, workshops: [{ ...workshop, lifts: lifts.map(({ id, name }) => ({ id, name })) }] }
  expect(readDocument(JSON.stringify(short))).toEqual({ document: chain(1, 0) })
})

it('reports line and column of a text that is not JSON', () => {
  expect(readDocument('{\n "version": 1,\n}')).toEqual({
    faults: [{ path: '', message: 'not JSON: line 3, column 1' }],
  })
})

it('reports every violation of the schema with its path', () => {
  const document = {
    ...chain(1, 0),
    version: 2,
    colour: 'red',
    closedDays: ['2026-02-30'],
    workshops: [{ ...chainWorkshop(1), name: undefined, opens: '7:00', parentId: 'none', postCode: '1' }],
    productCategories: [{ id: 1, section: 'odd', description: '' }],
  }
  expect(faultsOf(document).sort()).toEqual([
    '/closedDays/0: must match format "date"',
    '/colour: is an unknown field',
    '/productCategories/0/description: must not have fewer than 1 characters',
    expect.stringMatching('/productCategories/0/section: must be one of .*"extra"'),
    '/version: must be <= 1',
    '/workshops/0/name: is missing',
    '/workshops/0/opens: must have the form of "07:30"',
    '/workshops/0/parentId: must be integer or null',
    '/workshops/0/postCode: must have the form of "00880"',
  ])
})

describe('reports a fault between fields with its path:', () => {
  it.each<[string, ChainDocument, readonly string[]]>([
    [
      'a pick-up service that never returns a car, and a window twice',
      withWorkshop({
        transport: {
          windowMinutes: 60,
          pickups: [
            { starts: '07:00', cars: null },
            { starts: '07:00', cars: 1 },
          ],
          returns: [],
        },
      }),
      [
        '/workshops/0/transport/pickups/1/starts: is the same as /workshops/0/transport/pickups/0/starts',
        '/workshops/0/transport/returns: must have at least one window',
      ],
    ],
    [
      'a purpose of two products',
      chain(1, 0, { products: [chainProduct(1, { purpose: 'TRANSPORT' }), chainProduct(2, { purpose: 'TRANSPORT' })] }),
      ['/products/1/purpose: is the same as /products/0/purpose'],
    ],
    ['no workshop', chain(0, 0), ['/workshops: must have at least one workshop']],
    [
      'workshops of one id',
      chain(1, 0, { workshops: [chainWorkshop(1), chainWorkshop(1, { lifts: [] })] }),
      ['/workshops/1/id: is the same as /workshops/0/id'],
    ],
    [
      'an unknown parent',
      withWorkshop({ parentId: 7 }),
      ['/workshops/0/parentId: is not the id of a workshop in this document: 7'],
    ],
    [
      'a cycle of parents',
      chain(1, 0, { workshops: [chainWorkshop(1, { parentId: 2 }), chainWorkshop(2)] }),
      ['/workshops/0/parentId: forms a cycle', '/workshops/1/parentId: forms a cycle'],
    ],
    [
      'hours that end before they begin, and a day twice',
      withWorkshop({ openingHours: [hours(1, '07:00', '17:00'), hours(1, '12:00', '12:00')] }),
      [
        '/workshops/0/openingHours/1/closes: must be after opens',
        '/workshops/0/openingHours/1/weekday: is the same as /workshops/0/openingHours/0/weekday',
      ],
    ],
    [
      'a latitude without a longitude',
      withWorkshop({ latitude: 60.2 }),
      ['/workshops/0/longitude: and latitude must both be numbers or both be null'],
    ],
    [
      'lifts of one id in two workshops',
      chain(1, 0, { workshops: [chainWorkshop(1), chainWorkshop(2, { lifts: [chainLift(101)] })] }),
      ['/workshops/1/lifts/0/id: is the same as /workshops/0/lifts/0/id'],
    ],
    [
      'overlapping absences, and an absence on an invalid date',
      withWorkshop({
        lifts: [
          {
            ...chainLift(101),
            absences: [
              { start: '2026-12-10T07:00', end: '2026-12-12T07:00' },
              { start: '2026-12-01T07:00', end: '2026-12-11T07:00' },
              { start: '2026-12-12T07:00', end: '2026-12-32T07:00' },
            ],
          },
        ],
      }),
      [
        '/workshops/0/lifts/0/absences/2/end: is not an existing date',
        '/workshops/0/lifts/0/absences/0: overlaps /workshops/0/lifts/0/absences/1',
      ],
    ],
    [
      'a closed day twice',
      chain(1, 0, { closedDays: ['2026-12-24', '2026-12-24'] }),
      ['/closedDays/1: is the same as /closedDays/0'],
    ],
    [
      'a product of an unknown category',
      withProduct({ categoryId: 9 }),
      ['/products/1/categoryId: is not the id of a category in this document: 9'],
    ],
    [
      'a price with three decimals',
      withProduct({ price: 1.005 }),
      ['/products/1/price: must have at most two decimals'],
    ],
    [
      'a normal price below the price',
      withProduct({ price: 50, normalPrice: 40 }),
      ['/products/1/normalPrice: must be null or at least price, which must be known'],
    ],
    [
      'LW-04 LW-05 an excess of a price that is no estimate, and a lowest price with three decimals',
      withProduct({ priceKind: 'fixed', allowedExcessPercent: 15, lowestPrice30Days: 1.005 }),
      [
        '/products/1/lowestPrice30Days: must have at most two decimals',
        '/products/1/allowedExcessPercent: must be null unless priceKind is "estimate"',
      ],
    ],
    [
      'references to unknown products, or to the product itself',
      withProduct({ automaticProductIds: [2, 8], suggestedProductIds: [1, 1] }),
      [
        '/products/1/automaticProductIds/1: is not the id of a product in this document: 8',
        '/products/1/suggestedProductIds/1: is the same as /products/1/suggestedProductIds/0',
        '/products/1/automaticProductIds/0: is the product itself',
      ],
    ],
    [
      'service codes and packages of unknown products',
      chain(1, 1, {
        serviceCodes: [{ code: 'A', productIds: [5] }],
        tirePackages: [{ code: 'P', description: 'Paketti', items: [{ productId: 6, amount: 4 }] }],
      }),
      [
        '/serviceCodes/0/productIds/0: is not the id of a product in this document: 5',
        '/tirePackages/0/items/0/productId: is not the id of a product in this document: 6',
      ],
    ],
    [
      'a role of two products',
      chain(1, 0, {
        products: [
          chainProduct(1, { tireRole: 'tireChangeVanProduct' }),
          chainProduct(2, { tireRole: 'tireChangeVanProduct' }),
        ],
      }),
      ['/products/1/tireRole: is the same as /products/0/tireRole'],
    ],
    [
      'a discount code in lower case',
      chain(1, 0, { campaignCodes: [{ code: 'talvi', percentOff: 10 }] }),
      ['/campaignCodes/0/code: must be in capitals, without spaces around it'],
    ],
    [
      'credit amounts for the same price',
      withWorkshop({
        credit: {
          minimumPrice: 100,
          amounts: [
            { id: 1, minPrice: 100, maxPrice: 500, amount: 500 },
            { id: 2, minPrice: 499.99, maxPrice: 900, amount: 900 },
          ],
        },
      }),
      ['/workshops/0/credit/amounts/1/minPrice: overlaps the price range of another amount'],
    ],
    [
      'credit amounts without a minimum price, and a minimum price without amounts',
      chain(1, 0, {
        workshops: [
          chainWorkshop(1, {
            credit: { minimumPrice: null, amounts: [{ id: 1, minPrice: 100, maxPrice: 500, amount: 500 }] },
          }),
          chainWorkshop(2, { credit: { minimumPrice: 100, amounts: [] } }),
        ],
      }),
      [0, 1].map((at) => `/workshops/${at}/credit: must have both a minimumPrice and amounts, or neither`),
    ],
    [
      'a lead time for tires that is not a number of days',
      withWorkshop({
        moduleSettings: ['3', 'pian'].map((value, at) => ({
          module: at === 0 ? 'OTHER' : 'TIRE_HOTEL',
          setting: 'pickUpLeadDays',
          value,
        })),
      }),
      ['/workshops/0/moduleSettings/1/value: must be a number of days from 0 to 60'],
    ],
    [
      'addresses that browsers resolve to another site',
      chain(1, 0, {
        redirects: [{ processType: 'MAINTENANCE', url: '/\\evil' }],
        creditInfos: [{ id: 1, serviceName: 'Luotto', serviceLink: '/\\evil', infoText: 'Teksti', infoLink: null }],
      }),
      ['/creditInfos/0/serviceLink', '/redirects/0/url'].map(
        (path) => `${path}: must be an https address, or a path of this site, without backslashes`,
      ),
    ],
    [
      'a character that cannot be stored',
      withWorkshop({ name: 'a\0b' }),
      ['/workshops/0/name: has a character that cannot be stored'],
    ],
  ])('%s', (_, document, faults) => {
    expect(faultsOf(document)).toEqual(faults)
  })
})
