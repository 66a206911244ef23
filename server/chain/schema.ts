import type { ChainDocument } from './document'
import { campaignCode, category, extraOrderRow, product, serviceCode, tirePackage } from './product-schema'
import { day, list, record, wholeNumber, withDefault, words } from './schema-parts'
import { creditInfo, redirect } from './settings-schema'
import { workshop } from './workshop-schema'

export const SCHEMA_ID = 'urn:huoltovaraus:chain:1'

const document = record<ChainDocument>(
  'A chain of workshops: all that it sets for itself. What a document leaves out is removed when it is imported.',
  {
    $schema: withDefault(words('Where this schema lies, for editors.', 300), SCHEMA_ID),
    version: wholeNumber('Version of this form of document.', 1, 1),
    workshops: list('The workshops, at least one.', workshop, 2000),
    closedDays: withDefault(list('Days on which all workshops are closed.', day('YYYY-MM-DD.'), 1000), []),
    productCategories: list('Headings that products stand below; they are shown by their ids.', category, 1000),
    products: list('All that the chain sells; shown by their ids.', product, 100_000),
    serviceCodes: withDefault(list('Service codes, each once.', serviceCode, 10_000), []),
    extraOrderRows: withDefault(list('Rows that customers can add to an order.', extraOrderRow, 1000), []),
    tirePackages: withDefault(list('Packages of tires, each code once.', tirePackage, 10_000), []),
    campaignCodes: withDefault(list('Discount codes, each once.', campaignCode, 10_000), []),
    vehicleMakes: withDefault(
      list('Makes offered where a vehicle is not found, in this order.', words('A make.', 60), 1000),
      [],
    ),
    creditInfos: withDefault(list('What customers are told of credits.', creditInfo, 50), []),
    redirects: withDefault(list('Other pages to book on, at most one for each type.', redirect, 50), []),
  },
)

/** JSON Schema of the document, published as docs/chain.schema.json. */
export const chainSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: SCHEMA_ID,
  title: 'Chain',
  ...document.json,
}
