import type * as organizations from '#shared/api/contract/organizations'
import type { Docs, ErrorDoc } from '../call-doc'
import { organizationListDocs } from './organization-lists'
import { timeReserved, unknownOrganization } from './time-errors'

const tooMany: ErrorDoc = { status: 400, code: 'TOO_MANY', when: 'More than 200 organizations or codes are asked for.' }

const infoTexts = [
  {
    organizationId: 7,
    code: 'cancelFormInfo',
    text: 'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella.',
  },
]

/** SPEC.md section 7, «Organizations». */
export const organizationsDocs: Docs<typeof organizations> = {
  ...organizationListDocs,
  setActiveOrganization: {
    summary: 'Choose a workshop',
    description:
      'Makes the workshop that of the booking. Another one than before empties the cart but for tires that have been bought for the vehicle: these are put into it, as in `POST /search-vehicle`.',
    input: { query: { organizationId: 2 } },
    errors: [unknownOrganization, timeReserved],
  },
  transferOrganization: {
    summary: 'Move the booking to another workshop',
    description: `Moves the booking with all that is in its cart. What was arranged with the people and the calendar of the old
workshop is dropped.

\`responseCode\` is SUCCESS, or NOT_COMPATIBLE where the workshop does not do what the session is for, or takes no vehicles of
that class: then nothing has changed. With \`ignoreCompatibility\` that is not asked.`,
    input: { query: { newTargetOrganizationId: 10, ignoreCompatibility: false } },
    output: { responseCode: 'SUCCESS' },
    errors: [unknownOrganization, timeReserved],
  },
  activeOrganizationInfoText: {
    summary: 'What the workshop tells its customers',
    description: "The text of the session's workshop, plain text with line breaks; empty where it has none.",
    output: { text: 'Tuo auto huoltoon varatun ajan alkaessa.' },
    errors: [],
  },
  organizationInfoTexts: {
    summary: 'The info texts of several workshops',
    description: `Texts by workshop and code, inherited as in \`GET /info-text-settings/inherited\`. Without
\`organizationIds\` those of the session's workshop, without \`codes\` all of them; the body may be empty. Unknown workshops
and codes are left out.`,
    input: { body: { organizationIds: [7], codes: ['cancelFormInfo'] } },
    output: infoTexts,
    errors: [tooMany],
  },
  organizationInfoTextsNoSession: {
    summary: 'The info texts of several workshops, without a session',
    description: `As \`POST /get-organization-info-texts\`, for a page that has no session yet: neither token nor XSRF pair is
asked for. Without \`organizationIds\` those of organization 1.`,
    input: { body: { organizationIds: [7], codes: ['cancelFormInfo'] } },
    output: infoTexts,
    errors: [tooMany],
  },
  nextFreeTimes: {
    summary: 'First free times',
    description: `The first free time of each of the workshops, for the work in the cart: a date, or a date and time; null where
there is none in the next 90 days. \`organizationIds\` is a comma-separated list; what is no workshop is left out.`,
    input: { query: { organizationIds: '10,12' } },
    output: [
      { organizationId: 10, firstFreeTime: '2026-11-26' },
      { organizationId: 12, firstFreeTime: null },
    ],
    errors: [{ status: 400, code: 'TOO_MANY', when: 'More than 1,000 workshops are asked for.' }],
  },
}
