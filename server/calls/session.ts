/** SPEC.md section 7, «Session and settings»: handlers. */
import type * as session from '#shared/api/contract/session'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { browserCookies } from '../cookies'
import { emptyDraft, organizationOf } from '../domain/draft'
import { badRequest } from '../refusal'
import { hashed, randomToken } from '../secrets'
import { findOrganization, inheritedInfoTexts } from '../store/organizations'
import { openSession } from '../store/sessions'
import { requireId } from './ids'
import { limitedTexts } from './texts'
import type { Context, Dependencies, Handlers } from './types'

export function sessionHandlers({ db, secret, tokenHeader }: Dependencies): Handlers<typeof session> {
  const settingsOf = async (organizationId: number): Promise<OrganizationSettings> => {
    const found = await findOrganization(db, organizationId)
    if (!found) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
    return found.settings
  }
  const ownSettings = (_: object, { session }: Context) => settingsOf(organizationOf(session.draft))

  return {
    initSession: async ({ query }, { request, setHeader }) => {
      const organizationId = requireId(query.organizationId)
      limitedTexts(query, 100)
      await settingsOf(organizationId)
      const token = randomToken()
      const { browser, headers } = browserCookies(request, secret)
      await openSession(db, {
        tokenHash: hashed(token),
        browserHash: hashed(browser),
        processType: query.usedProcessType,
        installationType: query.installationType,
        draft: emptyDraft(organizationId),
      })
      setHeader(tokenHeader, token)
      for (const cookie of headers) setHeader('Set-Cookie', cookie)
    },
    settings: ownSettings,
    genericOnlineSettings: ownSettings,
    bookingSettings: ownSettings,
    organizationBookingSettings: ({ query }) => settingsOf(requireId(query.organizationId)),
    infoTextSettings: ({ query }) => inheritedInfoTexts(db, requireId(query.organizationId)),
  }
}
