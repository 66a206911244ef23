import type * as workplaces from '#shared/api/contract/workplaces'
import type { Docs } from '../../../openapi/call-doc'
import { organizationListDocs } from './organization-lists'
import { timeReserved, tooLong, tooMany, unknownOrganization } from '../../../openapi/common-errors'

const tooManyAsked = tooMany('The request lists more than 200 organizations or codes.')

const infoTexts = [
  {
    organizationId: 7,
    code: 'cancelFormInfo',
    text: 'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella.',
  },
]

/** Documentation of searching, selecting and changing workshops. */
export const workplaceDocs: Docs<typeof workplaces> = {
  ...organizationListDocs,
  setActiveOrganization: {
    heading: 'Organizations',
    summary: 'Select a workshop',
    description:
      'Selects the workshop of the booking. A different workshop empties the cart. Tires bought for the vehicle are then added, as in `POST /search-vehicle`.',
    input: { query: { organizationId: 2 } },
    errors: [unknownOrganization, timeReserved],
  },
  transferOrganization: {
    heading: 'Organizations',
    summary: 'Move the booking to another workshop',
    description: `Moves the booking with its cart to another workshop. Choices about the old workshop’s mechanics and calendar are
dropped.

\`responseCode\` is SUCCESS, or NOT_COMPATIBLE if the workshop does not offer the session’s process or does not accept
the vehicle’s class. Nothing changes in that case. With \`ignoreCompatibility\`, this is not checked.`,
    input: { query: { newTargetOrganizationId: 10, ignoreCompatibility: false } },
    output: { responseCode: 'SUCCESS' },
    errors: [unknownOrganization, timeReserved],
  },
  activeOrganizationInfoText: {
    heading: 'Organizations',
    summary: 'The workshop’s text for customers',
    description: 'Returns the text of the session’s workshop, as plain text with line breaks. Empty if it has none.',
    output: { text: 'Ota mukaan huoltokirja.' },
    errors: [],
  },
  organizationInfoTexts: {
    heading: 'Organizations',
    summary: 'The info texts of several workshops',
    description:
      'Lists texts by workshop and code, inherited as in `GET /info-text-settings/inherited`. Without `organizationIds`, returns those of the session’s workshop. Without `codes`, returns all codes. The body may be empty. Unknown workshops and codes are ignored.',
    input: { body: { organizationIds: [7], codes: ['cancelFormInfo'] } },
    output: infoTexts,
    errors: [tooManyAsked],
  },
  organizationInfoTextsNoSession: {
    heading: 'Organizations',
    summary: 'The info texts of several workshops, without a session',
    description:
      'Like `POST /get-organization-info-texts`, for a page without a session. Requires neither a token nor the XSRF header. Without `organizationIds`, returns the texts of organization 1.',
    input: { body: { organizationIds: [7], codes: ['cancelFormInfo'] } },
    output: infoTexts,
    errors: [tooManyAsked],
  },
  nextFreeTimes: {
    heading: 'Organizations',
    summary: 'First free times',
    description:
      'Returns the first free time of each workshop for the work in the cart: a date, or a date and time. Null if there is none in the next 90 days. `organizationIds` is a comma-separated list. Unknown workshops are omitted.',
    input: { query: { organizationIds: '10,12' } },
    output: [
      { organizationId: 10, firstFreeTime: '2026-11-26' },
      { organizationId: 12, firstFreeTime: null },
    ],
    errors: [tooMany('The request lists more than 1,000 workshops.')],
  },
  makeBrandDealerCheck: {
    heading: 'Other',
    summary: 'Whether the workshop is a dealer of the make',
    description:
      'Returns whether the session’s workshop is an authorised dealer of the make of the session’s vehicle. False if no vehicle is selected.',
    output: true,
    errors: [],
  },
  laakkonenLifts: {
    heading: 'Other',
    summary: 'Lifts for a make',
    description:
      'Lists the lifts of the session’s workshop for vehicles of `make`. Lists all its lifts if none is reserved for the make.',
    input: { query: { make: 'Toyota' } },
    output: [{ id: 101, name: 'Nosturi 1' }],
    errors: [tooLong],
  },
}
