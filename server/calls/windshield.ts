/** SPEC.md section 7, «Other»: wind-shields and damages. */
import type * as other from '#shared/api/contract/other'
import { addToCart, wishFor } from '../domain/cart'
import { organizationOf } from '../domain/draft'
import { offer } from '../domain/offer'
import { offerRequestOf } from '../domain/offer-request'
import { conflict } from '../refusal'
import { listSection } from '../store/products'
import { putOfferRequest } from '../store/trade'
import { changeCart } from './cart-changes'
import { productsForMake } from './makes'
import type { Dependencies, Handlers } from './types'

const STAGE = 'DEFAULT'

type Windshield = 'windshieldProducts' | 'addDamageInspection' | 'sendWindshieldOfferRequest'

export const windshieldHandlers = ({ db }: Dependencies): Pick<Handlers<typeof other>, Windshield> => ({
  windshieldProducts: (_, { session }) => productsForMake(db, 'windshield', session),

  addDamageInspection: async (_, { session }) => {
    const [category] = await listSection(db, 'damage-inspection')
    const [product] = category?.products ?? []
    if (!product) throw conflict('NOT_OFFERED', 'the chain offers no inspection of damages')
    await changeCart(db, session, ({ cart }) => addToCart(cart, [wishFor(product)], STAGE))
    return offer(product)
  },

  sendWindshieldOfferRequest: async (_, { session }) => {
    const content = offerRequestOf(session.draft)
    if (typeof content === 'string') throw conflict(content, 'an offer needs a vehicle, and an address to send it to')
    await putOfferRequest(db, { sessionId: session.id, organizationId: organizationOf(session.draft), content })
  },
})
