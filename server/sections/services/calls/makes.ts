/** Handlers of the listings that depend on the vehicle's make. */
import type * as listings from '#shared/api/contract/services/listings'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { cyclesOf, forMake, nextDue } from '../../../catalog/makes'
import type { Database } from '../../../platform/database/database'
import { listSection, type Section } from '../../../catalog/products'
import type { Session } from '../../../draft/sessions'
import { listCycles, makesOfProducts } from '../../../catalog/trade'
import { suggestions } from './suggestions'
import type { Dependencies, Handlers } from '../../context'

export const makeHandlers = ({ db }: Dependencies) =>
  ({
    compatibleWindshieldWipers: (_, { session }) => productsForMake(db, 'wiper', session),

    serviceTargetExecutionCycles: async (_, { session }) => {
      const { vehicle, kilometers: mileage } = session.draft
      return cyclesOf(await listCycles(db), vehicle?.make ?? null).map(({ target, kilometers, months }) => ({
        target,
        kilometers,
        months,
        nextKilometers: mileage === null || kilometers === null ? null : nextDue(mileage, kilometers),
      }))
    },

    ssmServices: (_, { session }) => productsForMake(db, 'catalogue', session),
  }) satisfies Partial<Handlers<typeof listings>>

/** Returns the products of a section that fit the make of the session's vehicle. */
export async function productsForMake(db: Database, section: Section, session: Session): Promise<ProductSuggestion[]> {
  const products = (await listSection(db, section)).flatMap((category) => category.products)
  const makes = await makesOfProducts(
    db,
    products.map(({ id }) => id),
  )
  return suggestions(db, forMake(products, makes, session.draft.vehicle?.make ?? null))
}
