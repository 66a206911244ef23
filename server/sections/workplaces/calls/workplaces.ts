/** Handlers of searching, selecting and changing workshops. */
import type * as workplaces from '#shared/api/contract/workplaces'
import { atWorkshop, organizationOf, withoutServices } from '../../../draft/draft'
import { fits } from '../../../catalog/workshop-fit'
import { badRequest } from '../../../platform/refusal'
import { findOrganization } from '../../../catalog/organizations'
import { isBrandDealer, liftsForMake } from '../../../catalog/trade'
import { limitedText } from '../../../http/texts'
import { withBoughtTires } from '../../services/index'
import { changeDraft, refuseWhileReserved } from '../../../draft/change-draft'
import { type CalendarDependencies, firstFreeDays } from '../../time/slots/index'
import { isId, requireId } from '../../../http/ids'
import { organizationInfoTexts } from './organization-info-texts'
import { needOf, organizationListHandlers } from './organization-lists'
import type { Handlers } from '../../context'
import type { Identifier } from '#shared/api/nouns/lenient'

/** Limit of ids in one request, above the size of any chain. */
const MOST_ORGANIZATIONS = 1000

export function workplaceHandlers(dependencies: CalendarDependencies): Handlers<typeof workplaces> {
  const { db } = dependencies
  const firstFree = firstFreeDays(dependencies)
  const existing = async (value: Identifier) => {
    const id = requireId(value)
    const found = await findOrganization(db, id)
    if (!found) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
    return { id, abilities: found.abilities }
  }

  return {
    ...organizationListHandlers(dependencies),
    ...organizationInfoTexts(dependencies),

    setActiveOrganization: async ({ query }, { session }) => {
      const { id } = await existing(query.organizationId)
      await changeDraft(db, session, async (draft, tx) => {
        if (draft.organizationId === id) return draft
        await refuseWhileReserved(tx, session, draft)
        return withBoughtTires(tx, session, atWorkshop(withoutServices(draft), id))
      })
    },

    transferOrganization: async ({ query }, { session }) => {
      const { newTargetOrganizationId, ignoreCompatibility = false } = query
      const { id: target, abilities } = await existing(newTargetOrganizationId)
      let isMoved = true
      await changeDraft(db, session, async (draft, tx) => {
        if (draft.organizationId === target) return draft
        await refuseWhileReserved(tx, session, draft)
        isMoved = ignoreCompatibility || fits(abilities, needOf(session.processType, draft))
        return isMoved ? atWorkshop(draft, target) : draft
      })
      return { responseCode: isMoved ? 'SUCCESS' : 'NOT_COMPATIBLE' }
    },

    makeBrandDealerCheck: async (_, { session }) => {
      const { vehicle } = session.draft
      return vehicle !== null && isBrandDealer(db, organizationOf(session.draft), vehicle.make)
    },

    laakkonenLifts: ({ query }, { session }) =>
      liftsForMake(db, organizationOf(session.draft), limitedText(query.make, 100)),

    activeOrganizationInfoText: async (_, { session }) => {
      const found = await findOrganization(db, organizationOf(session.draft))
      return { text: found?.infoText ?? '' }
    },

    nextFreeTimes: async ({ query }, { session }) => {
      const ids = [...new Set(query.organizationIds.split(',').map(Number).filter(isId))]
      if (ids.length > MOST_ORGANIZATIONS) throw badRequest('TOO_MANY', 'too many organizations')
      return firstFree(session, ids)
    },
  }
}
