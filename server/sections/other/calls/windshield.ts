/** Handlers of windshields and damage (specification section 7, 'Other'). */
import type * as other from '#shared/api/contract/other'
import { addToCart, cartRequestFor } from '../../../booking/cart'
import { organizationOf } from '../../../booking/draft'
import { changeCart, offer } from '../../services/index'
import { offerRequestOf } from '../rules/offer-request'
import { conflict, sessionExpired, tooOften } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { countOfferNotices, enqueue } from '../../../platform/outbox/outbox'
import { listSection } from '../../../catalog/products'
import { lockSession } from '../../../booking/sessions'
import { putOfferRequest } from '../../../catalog/trade'
import { productsForMake } from './makes'
import type { Dependencies, Handlers } from '../../context'

const STAGE = 'DEFAULT'
/** Limit per session: enough for corrections, too few to flood a workshop's mailbox. */
const MOST_OF_SESSION = 5

export const windshieldHandlers = ({ db }: Dependencies) =>
  ({
    windshieldProducts: (_, { session }) => productsForMake(db, 'windshield', session),

    addDamageInspection: async (_, { session }) => {
      const [category] = await listSection(db, 'damage-inspection')
      const [product] = category?.products ?? []
      if (!product) throw conflict('NOT_OFFERED', 'the chain offers no inspection of damages')
      await changeCart(db, session, ({ cart }) => addToCart(cart, [cartRequestFor(product)], STAGE))
      return offer(product)
    },

    sendWindshieldOfferRequest: (_, { session }) => db.transaction((tx) => askForOffer(tx, session.id)),
  }) satisfies Partial<Handlers<typeof other>>

/**
 * Stores the request and queues a message to the workshop. The same request is stored and reported only once. The
 * session row is locked, so that the second of two concurrent requests finds the first.
 */
async function askForOffer(tx: Database, sessionId: string): Promise<void> {
  const locked = await lockSession(tx, sessionId)
  if (!locked) throw sessionExpired()
  const content = offerRequestOf(locked.draft)
  if (typeof content === 'string') throw conflict(content, 'an offer needs a vehicle and an e-mail address')
  const organizationId = organizationOf(locked.draft)
  if (!(await putOfferRequest(tx, { sessionId, organizationId, content }))) return
  if ((await countOfferNotices(tx, sessionId)) >= MOST_OF_SESSION) throw tooOften('too many requests in one session')
  await enqueue(tx, { kind: 'OFFER_REQUEST_NOTICE', audience: 'workshop', organizationId, sessionId })
}
