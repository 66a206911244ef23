/** SPEC.md section 7, «Organizations»: info texts of several workshops, with and without a session. */
import type * as organizations from '#shared/api/contract/organizations'
import type { OrganizationInfoText } from '#shared/api/nouns/settings'
import { organizationOf } from '../domain/draft'
import { badRequest } from '../refusal'
import { infoTextsOf } from '../store/info-texts'
import { isId } from './ids'
import type { Dependencies, Handlers } from './types'

const MOST_ASKED = 200
/** Whose texts are meant where nothing says so (SPEC.md 9). */
const DEFAULT_ORGANIZATION = 1

interface Wish {
  readonly organizationIds?: readonly number[] | undefined
  readonly codes?: readonly string[] | undefined
}

type InfoTexts = 'organizationInfoTexts' | 'organizationInfoTextsNoSession'

export function organizationInfoTexts({ db }: Dependencies): Pick<Handlers<typeof organizations>, InfoTexts> {
  const wished = async (wish: Wish, usual: number): Promise<OrganizationInfoText[]> => {
    const { organizationIds = [], codes = [] } = wish
    if (organizationIds.length > MOST_ASKED || codes.length > MOST_ASKED)
      throw badRequest('TOO_MANY', `more than ${MOST_ASKED} organizations or codes`)
    const texts = await infoTextsOf(db, organizationIds.length === 0 ? [usual] : organizationIds.filter(isId))
    return codes.length === 0 ? texts : texts.filter(({ code }) => codes.includes(code))
  }

  return {
    organizationInfoTexts: ({ body }, { session }) => wished(body, organizationOf(session.draft)),
    organizationInfoTextsNoSession: ({ body }) => wished(body, DEFAULT_ORGANIZATION),
  }
}
