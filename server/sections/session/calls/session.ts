/** Handlers of opening a session, and of its settings. */
import type * as session from '#shared/api/contract/session'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { WITHOUT_COOKIES, XSRF_HEADER } from '#shared/api/without-cookies'
import { browserCookies } from '../../../http/headers/cookies'
import { emptyDraft, organizationOf } from '../../../draft/draft'
import { isRedirect } from '../../../catalog/redirect'
import { badRequest, tooOften } from '../../../platform/refusal'
import { hashed, randomToken } from '../../../platform/secrets'
import { inheritedInfoTexts } from '../../../catalog/info-texts'
import { findOrganization } from '../../../catalog/organizations'
import { openSession } from '../../../draft/sessions'
import { findModuleSetting, findServicelane, listRedirects } from '../../../catalog/settings'
import { requireId } from '../../../http/ids'
import { type CalendarDependencies, differingDaysOf, withNotice } from '../../time/slots/index'
import { limitedText, limitedTexts } from '../../../http/texts'
import { whileLocked } from '../../../draft/while-locked'
import { countStages, insertStage } from '../../../catalog/trade'
import { isProcess } from '../../../processes/registered'
import { processHandlers } from './processes'
import type { Context, Handlers } from '../../context'
import type { Draft } from '../../../platform/database/schema/sessions'

/** Days ahead for which a page is told which days differ, as far as an enquiry may ask for one. */
const YEAR_DAYS = 366
/** Limit per session, far above the step changes of one booking. */
const MOST_STAGES = 500
const NO_SERVICELANE = { enabled: false, title: '', infoText: '' }

export function sessionHandlers(dependencies: CalendarDependencies): Handlers<typeof session> {
  const { db, now, secret, tokenHeader, calendars, site, extensions } = dependencies
  const settingsOf = async (organizationId: number, draft: Draft): Promise<OrganizationSettings> => {
    const found = await findOrganization(db, organizationId)
    if (!found) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
    const facts = await calendars.facts(db)
    const workshop = facts.workshops.get(organizationId)
    return { ...found.settings, ...(workshop && { carenceDays: withNotice(facts, draft, workshop).carenceDays }) }
  }
  /** The settings with the days of a year that differ, which only the page of the chosen workshop needs. */
  const withDays = async (organizationId: number, draft: Draft): Promise<OrganizationSettings> => {
    const settings = await settingsOf(organizationId, draft)
    const today = dateOf(now())
    return {
      ...settings,
      closed_days: differingDaysOf(await calendars.facts(db), organizationId, today, addDays(today, YEAR_DAYS)),
    }
  }
  const ownSettings = (_: object, { session: { draft } }: Context) => settingsOf(organizationOf(draft), draft)

  return {
    ...processHandlers(dependencies),

    initSession: async ({ query }, { request, setHeader, tell }) => {
      const organizationId = requireId(query.organizationId)
      limitedTexts(query, 100)
      if (!isProcess(query.usedProcessType)) throw badRequest('UNKNOWN_PROCESS', 'no such process')
      const draft = { ...emptyDraft(organizationId), processType: query.usedProcessType }
      await settingsOf(organizationId, draft)
      const token = randomToken()
      const isCookieless = request.headers.has(WITHOUT_COOKIES)
      // Never the id of a cookie, because scripts must not read that.
      const { browser, headers } = isCookieless
        ? { browser: randomToken(), headers: [] }
        : browserCookies(request, secret, site)
      const session = await openSession(db, {
        tokenHash: hashed(token),
        browserHash: hashed(browser),
        processType: query.usedProcessType,
        installationType: query.installationType,
        draft,
      })
      tell('session.opened', { session, booking: session, workshop: organizationId, kind: query.usedProcessType })
      setHeader(tokenHeader, token)
      for (const cookie of headers) setHeader('Set-Cookie', cookie)
      if (isCookieless) setHeader(XSRF_HEADER, browser)
    },
    settings: async (input, context) => ({ ...(await ownSettings(input, context)), extensions: [...extensions] }),
    genericOnlineSettings: ownSettings,
    bookingSettings: ownSettings,
    organizationBookingSettings: ({ query }, { session: { draft } }) =>
      withDays(requireId(query.organizationId), draft),

    servicelaneSettings: async ({ query }) =>
      (await findServicelane(db, requireId(query.organizationId))) ?? NO_SERVICELANE,

    infoTextSettings: ({ query }) => inheritedInfoTexts(db, requireId(query.organizationId)),

    moduleSetting: async ({ query }, { session }) => {
      limitedTexts(query, 100)
      return { value: await findModuleSetting(db, organizationOf(session.draft), query) }
    },

    redirectSettings: async () => (await listRedirects(db)).filter(({ url }) => isRedirect(url)),

    publishStage: async ({ query }, { session }) => {
      const code = limitedText(query.stageCode, 100).trim()
      if (code === '') throw badRequest('BAD_STAGE', 'a stage needs a name')
      await whileLocked(db, session, async (tx) => {
        if ((await countStages(tx, session.id)) >= MOST_STAGES) throw tooOften(`more than ${MOST_STAGES} stages`)
        await insertStage(tx, session.id, code)
      })
    },
  }
}
