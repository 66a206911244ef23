/** Handlers of tires, their change and the tire hotel. */
import type * as tires from '#shared/api/contract/services/tires'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/suggestions'
import { addToCart, cartRequestFor } from '../../../draft/cart'
import { listingOf, tireListings, type Belongings } from '../rules/listing'
import { totalPrice, priceOf } from '../../../draft/pricing'
import { changeRole, hotelRole, sizesOf, TIRES } from '../rules/tires'
import { badRequest, Refusal } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { tireProductsByRole } from '../../../catalog/products'
import { findTirePackage, hasTiresInHotel, listTireSizes, searchTires, type TirePackage } from '../store/tires'
import { changeCart } from './cart-changes'
import { isId } from '../../../http/ids'
import { belongingsOf, suggestions } from './suggestions'
import { limitedText } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

const MOST_SUPPLIERS = 50

export const tireHandlers = ({ db }: Dependencies): Handlers<typeof tires> => ({
  searchTires: async ({ query }) => {
    const { suppliers = [], tireType = '', ...sizes } = query
    if (suppliers.length > MOST_SUPPLIERS) throw badRequest('TOO_MANY', 'too many suppliers')
    for (const text of [...suppliers, tireType]) limitedText(text, 100)
    if (Object.values(sizes).some((size) => size !== undefined && !isId(size)))
      throw badRequest('BAD_SIZE', 'sizes are whole numbers above 0')
    return suggestions(db, await searchTires(db, query))
  },

  tireSizes: async () => sizesOf(await listTireSizes(db)),

  tirePackage: async ({ params }) => {
    const found = await findTirePackage(db, limitedText(params.code, 100).trim().toUpperCase())
    if (!found) throw new Refusal(404, 'UNKNOWN_PACKAGE', 'no such tire package')
    const belongings = await belongingsOf(
      db,
      found.items.map(({ product }) => product),
    )
    return {
      code: found.code,
      description: found.description,
      price: totalPrice(found.items.map(({ product, amount }) => ({ price: priceOf(product, 0, amount) }))),
      items: found.items.map((item) => itemListing(item, belongings)),
    }
  },

  tireChangeProducts: async () => tireListings(await tireProductsByRole(db)),

  tireHotelProduct: async ({ body }, { session }) => {
    const { cart, registerNumber } = session.draft
    return tireListing(db, hotelRole(cart, body.tiresInHotel ?? (await hasTiresInHotel(db, registerNumber))))
  },

  tirePickUpProduct: () => tireListing(db, 'tireHotelPickUpProduct'),

  addTireChange: async (_, { session }) => {
    const byRole = await tireProductsByRole(db)
    await changeCart(db, session, ({ cart, vehicle }) => {
      const product = byRole.get(changeRole(vehicle?.classification?.id ?? null))
      if (!product) throw new Refusal(404, 'NOT_OFFERED', 'no tire change is offered for this vehicle')
      return addToCart(cart, [cartRequestFor(product)], TIRES)
    })
  },
})

const itemListing = ({ product, amount }: TirePackage['items'][number], belongings: Belongings) => ({
  ...listingOf(product, belongings),
  amount,
})

async function tireListing(db: Database, role: keyof TireProducts): Promise<ProductSuggestion | null> {
  const product = (await tireProductsByRole(db)).get(role)
  return product ? listingOf(product) : null
}
