/** SPEC.md section 7, «Organizations»: handlers. */
import type * as organizations from '#shared/api/contract/organizations'
import { organizationOf, withoutServices } from '../domain/draft'
import { badRequest } from '../refusal'
import { findOrganization, listOrganizations } from '../store/organizations'
import { workshopExists } from '../store/workshops'
import { changeDraft, refuseWhileReserved } from './drafts'
import { firstFreeDays } from './free-times'
import { isId, requireId } from './ids'
import type { Dependencies, Handlers } from './types'

/** More workshops than any chain shows at once. */
const MOST_ORGANIZATIONS = 200

export function organizationHandlers(dependencies: Dependencies): Handlers<typeof organizations> {
  const { db } = dependencies
  const listed = ({ query }: { query: { parentId?: number | undefined } }) =>
    listOrganizations(db, query.parentId === undefined ? undefined : requireId(query.parentId))

  return {
    compatibleOrganizations: listed,
    tireChangeOrganizations: listed,
    allOrganizations: listed,

    setActiveOrganization: async ({ query }, { session }) => {
      const organizationId = requireId(query.organizationId)
      if (!(await workshopExists(db, organizationId))) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
      await changeDraft(db, session, async (draft, tx) => {
        if (draft.organizationId === organizationId) return draft
        await refuseWhileReserved(tx, session, draft)
        return { ...withoutServices(draft), organizationId }
      })
    },

    activeOrganizationInfoText: async (_, { session }) => {
      const found = await findOrganization(db, organizationOf(session.draft))
      return { text: found?.infoText ?? '' }
    },

    nextFreeTimes: async ({ query }, { session }) => {
      const ids = [...new Set(query.organizationIds.split(',').map(Number).filter(isId))]
      if (ids.length > MOST_ORGANIZATIONS) throw badRequest('TOO_MANY', 'too many organizations')
      return firstFreeDays(dependencies, session, ids)
    },
  }
}
