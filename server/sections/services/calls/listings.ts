/** Handlers of the services that the workshop lists for the vehicle. */
import type * as listings from '#shared/api/contract/services/listings'
import { fitting } from '../rules/compatibility'
import { categoryListing } from '../rules/listing'
import { TIRES } from '../rules/tires'
import type { Database } from '../../../platform/database/database'
import { productsOfServiceCode } from '../../../catalog/product-relations'
import { listSection, type ProductsOfCategory, type Section } from '../../../catalog/products'
import type { Session } from '../../../draft/sessions'
import { changeDraft } from '../../../draft/change-draft'
import { belongingsOf, replacementCarsAt, suggestions } from './suggestions'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'
import { makeHandlers } from './makes'
import { idOf } from '../../../http/ids'

export function listingHandlers(dependencies: Dependencies): Handlers<typeof listings> {
  const { db } = dependencies
  return {
    ...makeHandlers(dependencies),

    services: async ({ query }, { session }) => {
      const scheduled = await listed(db, session, 'scheduled')
      const surrounding = query.surroundingServices === true ? await listed(db, session, 'additional') : []
      return suggestions(db, productsIn([...scheduled, ...surrounding]), session.draft.organizationId)
    },

    servicesByServiceCode: async ({ query }, { session }) => {
      const products = await productsOfServiceCode(db, limitedText(query.serviceCode, 100))
      return suggestions(db, fitting(products, session.draft.vehicle))
    },

    setServiceCode: async ({ body }, { session }) => {
      const code = body.value === null ? '' : limitedText(body.value, 100).trim()
      await changeDraft(db, session, (draft) => ({ ...draft, serviceCode: code === '' ? null : code }))
    },

    removeServiceCode: (_, { session }) => changeDraft(db, session, (draft) => ({ ...draft, serviceCode: null })),

    additionalServices: async ({ query }, { session }) => {
      const categories = await listed(db, session, 'additional')
      const products = productsIn(categories.filter(({ id }) => id === idOf(query.categoryId)))
      return suggestions(db, products, session.draft.organizationId)
    },

    extraServices: async ({ query }, { session }) =>
      query.stage === TIRES ? [] : categoryListings(db, session, await listed(db, session, 'extra')),

    extraAdditionalServices: async ({ query }, { session }) =>
      query.stage === TIRES ? categoryListings(db, session, await listed(db, session, 'tire-extra')) : [],
  }
}

/**
 * Lists a section's categories with the products that fit the session's vehicle. Omits the replacement car at a workshop
 * that has none, and empty categories.
 */
async function listed(db: Database, { draft }: Session, section: Section): Promise<ProductsOfCategory[]> {
  const categories = await listSection(db, section)
  const hasNoCars = (await replacementCarsAt(db, productsIn(categories), draft.organizationId)) === 0
  return categories
    .map(({ id, description, products }) => ({
      id,
      description,
      products: fitting(products, draft.vehicle).filter(({ purpose }) => !hasNoCars || purpose !== 'REPLACEMENT_CAR'),
    }))
    .filter(({ products }) => products.length > 0)
}

const productsIn = (categories: readonly ProductsOfCategory[]) => categories.flatMap(({ products }) => products)

async function categoryListings(db: Database, { draft }: Session, categories: readonly ProductsOfCategory[]) {
  const belongings = await belongingsOf(db, productsIn(categories), draft.organizationId)
  return categories.map((category) => categoryListing(category, belongings))
}
