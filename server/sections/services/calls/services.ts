/** Handlers of specification section 7, 'Services and cart'. */
import type * as services from '#shared/api/contract/services'
import { fitting } from '../rules/compatibility'
import { categoryOffer } from '../rules/offer'
import { TIRES } from '../rules/tires'
import type { Database } from '../../../platform/database/database'
import { productsOfServiceCode } from '../../../catalog/product-relations'
import { listSection, type ProductsOfCategory, type Section } from '../../../catalog/products'
import type { Session } from '../../../booking/sessions'
import { cartHandlers } from './cart'
import { changeDraft } from '../../../booking/change-draft'
import { parameterHandlers } from './product-parameters'
import { belongingsOf, replacementCarsAt, suggestions } from './suggestions'
import { limitedText } from '../../../http/texts'
import { tireHandlers } from './tires'
import type { Dependencies, Handlers } from '../../context'
import { visitorTextHandlers } from './visitor-texts'
import { idOf } from '../../../http/ids'

export function serviceHandlers(dependencies: Dependencies): Handlers<typeof services> {
  const { db } = dependencies
  return {
    ...cartHandlers(dependencies),
    ...parameterHandlers(dependencies),
    ...tireHandlers(dependencies),
    ...visitorTextHandlers(dependencies),

    services: async ({ query }, { session }) => {
      const scheduled = await offered(db, session, 'scheduled')
      const surrounding = query.surroundingServices === true ? await offered(db, session, 'additional') : []
      return suggestions(db, productsIn([...scheduled, ...surrounding]), session.draft.organizationId)
    },

    servicesByServiceCode: async ({ query }, { session }) => {
      const products = await productsOfServiceCode(db, limitedText(query.serviceCode, 100))
      return suggestions(db, fitting(products, session.draft.vehicle))
    },

    removeServiceCode: (_, { session }) => changeDraft(db, session, (draft) => ({ ...draft, serviceCode: null })),

    additionalServices: async ({ query }, { session }) => {
      const categories = await offered(db, session, 'additional')
      const products = productsIn(categories.filter(({ id }) => id === idOf(query.categoryId)))
      return suggestions(db, products, session.draft.organizationId)
    },

    extraServices: async ({ query }, { session }) =>
      query.stage === TIRES ? [] : categoryOffers(db, session, await offered(db, session, 'extra')),

    extraAdditionalServices: async ({ query }, { session }) =>
      query.stage === TIRES ? categoryOffers(db, session, await offered(db, session, 'tire-extra')) : [],
  }
}

/**
 * Lists a section's categories with the products that fit the session's vehicle. Omits the replacement car at a workshop
 * that has none, and empty categories.
 */
async function offered(db: Database, { draft }: Session, section: Section): Promise<ProductsOfCategory[]> {
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

async function categoryOffers(db: Database, { draft }: Session, categories: readonly ProductsOfCategory[]) {
  const belongings = await belongingsOf(db, productsIn(categories), draft.organizationId)
  return categories.map((category) => categoryOffer(category, belongings))
}
