/** Handlers of the info texts of several workshops, with and without a session. */
import type * as workplaces from '#shared/api/contract/workplaces'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { OrganizationInfoText } from '#shared/api/nouns/settings'
import { organizationOf } from '../../../draft/draft'
import { badRequest } from '../../../platform/refusal'
import { infoTextsOf } from '../../../catalog/info-texts'
import { idOf, isId } from '../../../http/ids'
import type { Dependencies, Handlers } from '../../context'

const MOST_ASKED = 200
/** Organization whose texts are returned if the request names none (specification section 9). */
const DEFAULT_ORGANIZATION = 1

interface InfoTextQuery {
  readonly organizationIds?: readonly Identifier[] | undefined
  readonly codes?: readonly string[] | undefined
}

export function organizationInfoTexts({ db }: Dependencies) {
  const textsFor = async (query: InfoTextQuery, fallback: number): Promise<OrganizationInfoText[]> => {
    const { organizationIds = [], codes = [] } = query
    if (organizationIds.length > MOST_ASKED || codes.length > MOST_ASKED)
      throw badRequest('TOO_MANY', `more than ${MOST_ASKED} organizations or codes`)
    const asked = organizationIds.map(idOf).filter(isId)
    const texts = await infoTextsOf(db, organizationIds.length === 0 ? [fallback] : asked)
    return codes.length === 0 ? texts : texts.filter(({ code }) => codes.includes(code))
  }

  return {
    organizationInfoTexts: ({ body }, { session }) => textsFor(body, organizationOf(session.draft)),
    organizationInfoTextsNoSession: ({ body }) => textsFor(body, DEFAULT_ORGANIZATION),
  } satisfies Partial<Handlers<typeof workplaces>>
}
