import type * as services from '#shared/api/contract/services'
import type { Docs } from '../../../openapi/call-doc'
import { cartDocs } from './cart'
import { offerDocs } from '../../other/docs/offers'
import { productParameterDocs } from './product-parameters'
import { tireDocs } from './tires'
import { visitorTextDocs } from './visitor-texts'

/** Documentation of specification section 7, 'Services and cart'. */
export const servicesDocs: Docs<typeof services> = {
  ...offerDocs,
  ...cartDocs,
  ...tireDocs,
  ...productParameterDocs,
  ...visitorTextDocs,
}
