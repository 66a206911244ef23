import type * as workplaces from '#shared/api/contract/workplaces'
import { badRequest, type Docs } from '../../../openapi/call-doc'
import { roihupelto } from '../../../openapi/examples/workplace'
import { tooLong, unknownOrganization } from '../../../openapi/common-errors'

const badCount = badRequest('BAD_COUNT', '`numberOfResults` is not a whole number from 1 to 50.')
const badPlace = badRequest('BAD_PLACE', 'Latitude or longitude is missing or out of range.')

/** Documentation of the workshop lists. */
export const organizationListDocs = {
  compatibleOrganizations: {
    heading: 'Organizations',
    summary: 'Compatible workshops',
    description: `Lists the workshops that offer the session’s process and accept the class of the session’s vehicle, in the chain’s
order. A vehicle of unknown class is accepted everywhere. With \`ignoreCompatibility\`, lists all. With \`parentId\`,
lists only that workshop and its descendants.`,
    input: { query: { ignoreCompatibility: false, parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  tireChangeOrganizations: {
    heading: 'Organizations',
    summary: 'Workshops for a tire change',
    description:
      'Lists the workshops that change tires and accept the class of the session’s vehicle, in the chain’s order.',
    input: { query: { parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  allOrganizations: {
    heading: 'Organizations',
    summary: 'All workshops',
    description:
      'Lists all workshops of the chain, or one with its descendants, whatever they offer, in the chain’s order.',
    input: { query: { parentId: 1 } },
    output: [roihupelto],
    errors: [unknownOrganization],
  },
  organizationsBySite: {
    heading: 'Organizations',
    summary: 'Workshops of an area',
    description: 'Lists the workshops of a site, which is a code of the chain. Empty for an unknown site.',
    input: { query: { site: 'paakaupunkiseutu' } },
    output: [roihupelto],
    errors: [tooLong],
  },
  findOrganizations: {
    heading: 'Organizations',
    summary: 'Nearest workshops',
    description:
      'Lists the compatible workshops (as in `GET /compatible-organizations/v2`), nearest first. `distance` is the straight-line distance in kilometres, rounded to a tenth. Workshops with an unknown position are omitted.',
    input: { query: { latitude: 60.1699, longitude: 24.9384, numberOfResults: 3 } },
    output: [{ ...roihupelto, distance: 7.3 }],
    errors: [badCount, badPlace],
  },
  damageInspectionOrganizations: {
    heading: 'Organizations',
    summary: 'Workshops for a damage inspection',
    description:
      'Lists the workshops that inspect damage and accept the class of the session’s vehicle. With `hasLocation`, nearest first; otherwise in the chain’s order, with `distance` null.',
    input: { query: { latitude: 60.1699, longitude: 24.9384, numberOfResults: 3, hasLocation: true } },
    output: [{ ...roihupelto, distance: 7.3 }],
    errors: [badCount, badPlace],
  },
  organizationsByOfficeNumber: {
    heading: 'Organizations',
    summary: 'Workshops of an office number',
    description:
      'Lists the workshops with this number in the chain’s back office that offer the process. A link from the back office finds its workshop by this call.',
    input: { query: { officenbr: '1101', installationType: 'BASSADONE_PUBLIC', processType: 'MAINTENANCE' } },
    output: [roihupelto],
    errors: [tooLong],
  },
} satisfies Partial<Docs<typeof workplaces>>
