/** Handlers of windshields, damages and repair targets. */
import type * as repairs from '#shared/api/contract/services/repairs'
import { addToCart, cartRequestFor } from '../../../draft/cart'
import { organizationOf } from '../../../draft/draft'
import { changeDraft } from '../../../draft/change-draft'
import { changeCart } from './cart-changes'
import { listingOf } from '../rules/listing'
import { offerRequestOf } from '../rules/offer-request'
import { toggled } from '../rules/repair-targets'
import { conflict, Refusal, sessionExpired, tooOften } from '../../../platform/refusal'
import type { Database } from '../../../platform/database/database'
import { countOfferNotices, enqueue } from '../../../platform/outbox/outbox'
import { listSection } from '../../../catalog/products'
import { lockSession } from '../../../draft/sessions'
import { listRepairTargets, putOfferRequest } from '../../../catalog/trade'
import { productsForMake } from './makes'
import type { Dependencies, Handlers } from '../../context'

const STAGE = 'DEFAULT'
/** Limit per session: enough for corrections, too few to flood a workshop's mailbox. */
const MOST_OF_SESSION = 5

export const repairHandlers = ({ db }: Dependencies): Handlers<typeof repairs> => ({
  windshieldProducts: (_, { session }) => productsForMake(db, 'windshield', session),

  addDamageInspection: async (_, { session }) => {
    const [category] = await listSection(db, 'damage-inspection')
    const [product] = category?.products ?? []
    if (!product) throw conflict('NOT_OFFERED', 'the chain offers no inspection of damages')
    await changeCart(db, session, ({ cart }) => addToCart(cart, [cartRequestFor(product)], STAGE))
    return listingOf(product)
  },

  sendWindshieldOfferRequest: (_, { session }) => db.transaction((tx) => askForOffer(tx, session.id)),

  repairTargetTree: async (_, { session }) => {
    const chosen = new Set(session.draft.repairTargets)
    return (await listRepairTargets(db)).map(({ id, parentId, description }) => ({
      id,
      parentId,
      description,
      selected: chosen.has(id),
    }))
  },

  toggleRepairTarget: async ({ params, body }, { session }) => {
    const id = Number(params.id)
    const tree = await listRepairTargets(db)
    if (!tree.some((target) => target.id === id)) throw new Refusal(404, 'UNKNOWN_TARGET', 'no such repair target')
    await changeDraft(db, session, (draft) => ({
      ...draft,
      repairTargets: toggled(tree, draft.repairTargets, id, body.value),
    }))
  },
})

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
