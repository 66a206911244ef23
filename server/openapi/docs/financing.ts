import type * as financing from '#shared/api/contract/financing'
import type { Docs } from '../call-doc'
import { badAmount } from './credit-errors'
import { unknownOrganization } from './time-errors'

/** SPEC.md section 7, «Financing (generic)». */
export const financingDocs: Docs<typeof financing> = {
  creditAmount: {
    summary: 'The credit that goes with a price',
    description: `Euros of credit that can be applied for where a visit costs \`price\` euros, at the workshop or, without
\`organizationId\`, at workshop 1. Intervals are half-open: minPrice <= price < maxPrice. \`null\`: no credit is offered for such a
price.`,
    input: { query: { price: 500, organizationId: 1 } },
    output: 1500,
    errors: [badAmount, unknownOrganization],
  },
  minimumPriceForCredit: {
    summary: 'The lowest price that credit is offered for',
    description: `In euros, of the workshop or, without \`organizationId\`, of workshop 1. A workshop without terms of its own has its
parent's. \`null\`: credit is never offered there.`,
    input: { query: { organizationId: 1 } },
    output: 100,
    errors: [unknownOrganization],
  },
}
