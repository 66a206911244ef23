/** Handlers that depend on the vehicle's make (specification section 7, 'Other'). */
import type * as other from '#shared/api/contract/other'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { organizationOf } from '../../../booking/draft'
import { cyclesOf, forMake, nextDue } from '../../../catalog/makes'
import type { Database } from '../../../platform/database/database'
import { listSection, type Section } from '../../../catalog/products'
import type { Session } from '../../../booking/sessions'
import { findRecalls, isBrandDealer, liftsForMake, listCycles, makesOfProducts } from '../../../catalog/trade'
import { suggestions } from '../../services/index'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

const TOYOTA = 'Toyota'

export const makeHandlers = ({ db }: Dependencies) =>
  ({
    makeBrandDealerCheck: async (_, { session }) => {
      const { vehicle } = session.draft
      return vehicle !== null && isBrandDealer(db, organizationOf(session.draft), vehicle.make)
    },

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

    laakkonenLifts: ({ query }, { session }) =>
      liftsForMake(db, organizationOf(session.draft), limitedText(query.make, 100)),

    // Searches by register number and make. A visitor may have entered another make for the number, and then none match.
    toyotaRecalls: async (_, { session }) => {
      const { vehicle } = session.draft
      return vehicle?.make === TOYOTA ? findRecalls(db, TOYOTA, vehicle.register_number) : []
    },

    ssmServices: (_, { session }) => productsForMake(db, 'catalogue', session),
  }) satisfies Partial<Handlers<typeof other>>

/** Returns the products of a section that fit the make of the session's vehicle. */
export async function productsForMake(db: Database, section: Section, session: Session): Promise<ProductSuggestion[]> {
  const products = (await listSection(db, section)).flatMap((category) => category.products)
  const makes = await makesOfProducts(
    db,
    products.map(({ id }) => id),
  )
  return suggestions(db, forMake(products, makes, session.draft.vehicle?.make ?? null))
}
