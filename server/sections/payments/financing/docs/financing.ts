import type * as financing from '#shared/api/contract/payments/financing'
import type { Docs } from '../../../../openapi/call-doc'
import { badAmount, unknownOrganization } from '../../../../openapi/common-errors'

/** Documentation of the credit offered for a price. */
export const financingDocs: Docs<typeof financing> = {
  creditAmount: {
    heading: 'Financing (generic)',
    summary: 'Credit for a price',
    description:
      'Returns the euros of credit that can be applied for if a visit costs `price` euros, at the given workshop or else at workshop 1. Intervals are half-open: minPrice <= price < maxPrice. Null if no credit is offered for the price.',
    input: { query: { price: 500, organizationId: 1 } },
    output: 1500,
    errors: [badAmount, unknownOrganization],
  },
  minimumPriceForCredit: {
    heading: 'Financing (generic)',
    summary: 'Lowest price with credit',
    description:
      'Returns the lowest price in euros, of the given workshop or else of workshop 1. A workshop without its own terms has its parent’s. Null if no credit is ever offered there.',
    input: { query: { organizationId: 1 } },
    output: 100,
    errors: [unknownOrganization],
  },
}
