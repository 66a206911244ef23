import type * as organizations from '#shared/api/contract/organizations'
import type { Organization } from '#shared/api/nouns/entities'
import type { Docs, ErrorDoc } from '../call-doc'
import { tooLong, unknownOrganization } from './time-errors'

type Lists = Pick<
  typeof organizations,
  | 'compatibleOrganizations'
  | 'tireChangeOrganizations'
  | 'allOrganizations'
  | 'organizationsBySite'
  | 'findOrganizations'
  | 'damageInspectionOrganizations'
  | 'organizationsByOfficeNumber'
>

const roihupelto: Organization = {
  id: 1,
  name: 'Helsinki Roihupelto',
  address: 'Nokka-akselinkatu 3',
  post_code: '00880',
  post_office: 'Helsinki',
  opening_time: '07:00:00',
  closing_time: '21:00:00',
}

const badCount: ErrorDoc = {
  status: 400,
  code: 'BAD_COUNT',
  when: '`numberOfResults` is not a whole number from 1 to 50.',
}
const badPlace: ErrorDoc = { status: 400, code: 'BAD_PLACE', when: 'Latitude and longitude are no degrees.' }

/** The lists a workshop is chosen from. */
export const organizationListDocs: Docs<Lists> = {
  compatibleOrganizations: {
    summary: 'The workshops that will do',
    description: `The workshops that do what the session is for and take vehicles of the class of the session's, in the chain's order.
A vehicle of unknown class keeps none away. With \`ignoreCompatibility\` all; with \`parentId\` that workshop and those below
it.`,
    input: { query: { ignoreCompatibility: false, parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  tireChangeOrganizations: {
    summary: 'The workshops for a tire change',
    description: "Those that change tires, and take vehicles of the class of the session's; in the chain's order.",
    input: { query: { parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  allOrganizations: {
    summary: 'All workshops',
    description: "All of the chain, or one and those below it, whatever they do; in the chain's order.",
    input: { query: { parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  organizationsBySite: {
    summary: 'The workshops of an area',
    description: 'Those of a site, which is a code of the chain’s own; none where the site is not known.',
    input: { query: { site: 'paakaupunkiseutu' } },
    output: [roihupelto],
    errors: [tooLong],
  },
  findOrganizations: {
    summary: 'The workshops nearest to a place',
    description: `The workshops that will do (as in \`GET /compatible-organizations/v2\`), nearest first. \`distance\` is in
kilometres as the crow flies, to a tenth. A workshop whose place is not known is left out.`,
    input: { query: { latitude: 60.1699, longitude: 24.9384, numberOfResults: 3 } },
    output: [{ ...roihupelto, distance: 7.3 }],
    errors: [badCount, badPlace],
  },
  damageInspectionOrganizations: {
    summary: 'The workshops for a damage inspection',
    description: `Those that inspect damages, and take vehicles of the class of the session's. With \`hasLocation\` nearest first,
otherwise in the chain's order, and \`distance\` is null.`,
    input: { query: { latitude: 60.1699, longitude: 24.9384, numberOfResults: 3, hasLocation: true } },
    output: [{ ...roihupelto, distance: 7.3 }],
    errors: [badCount, badPlace],
  },
  organizationsByOfficeNumber: {
    summary: 'The workshops of an office number',
    description: `Those that have the number in the chain's back office, as far as they do what the process is for: how a link from
the back office finds its workshop.`,
    input: { query: { officenbr: '1101', installationType: 'BASSADONE_PUBLIC', processType: 'MAINTENANCE' } },
    output: [roihupelto],
    errors: [tooLong],
  },
}
