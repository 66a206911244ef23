/**
 * A chain as one document, imported and exported by `npm run chain`. The structs are the source of its types, its check
 * and its JSON Schema.
 */
import type { Infer } from 'superstruct'
import { schemaOf } from '../../platform/json-schema/schema-of'
import { campaignCode, category, extraOrderRow, product, serviceCode, tirePackage } from './product'
import { differingDays } from './days'
import { list, record, wholeNumber, withDefault, words } from './parts'
import { creditInfo, redirect } from './settings'
import { workshop } from './workshop'

export const SCHEMA_ID = 'urn:huoltovaraus:chain:1'

export const chainDocument = record(
  'All data of a chain of workshops. Importing a document removes the items that it does not contain.',
  {
    $schema: withDefault(words('Address of this schema, for editors.', 300), SCHEMA_ID),
    version: wholeNumber('Version of the document format.', 1, 1),
    workshops: list('The workshops, at least one.', workshop, 2000),
    // Of all workshops. A workshop's own list goes before the chain's.
    ...differingDays,
    productCategories: list('Categories of products, shown in the order of their ids.', category, 1000),
    products: list('All products of the chain, shown in the order of their ids.', product, 100_000),
    serviceCodes: withDefault(list('Service codes, each unique.', serviceCode, 10_000), []),
    extraOrderRows: withDefault(list('Rows that customers can add to an order.', extraOrderRow, 1000), []),
    tirePackages: withDefault(list('Packages of tires, each code unique.', tirePackage, 10_000), []),
    campaignCodes: withDefault(list('Discount codes, each unique.', campaignCode, 10_000), []),
    vehicleMakes: withDefault(
      list('Vehicle makes offered if a vehicle is not found, in this order.', words('A make.', 60), 1000),
      [],
    ),
    creditInfos: withDefault(list('Texts about credits for customers.', creditInfo, 50), []),
    redirects: withDefault(list('Other booking pages, at most one per process type.', redirect, 50), []),
  },
)

export type ChainDocument = Infer<typeof chainDocument>
export type ChainWorkshop = ChainDocument['workshops'][number]
export type ChainCredit = ChainWorkshop['credit']
export type ChainLift = ChainWorkshop['lifts'][number]
export type ChainTransport = NonNullable<ChainWorkshop['transport']>
export type ChainProduct = ChainDocument['products'][number]
export type ChainTirePackage = ChainDocument['tirePackages'][number]

/** JSON Schema of the document, published as docs/chain.schema.json. */
export const chainSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: SCHEMA_ID,
  title: 'Chain',
  ...schemaOf(chainDocument, () => undefined),
}
