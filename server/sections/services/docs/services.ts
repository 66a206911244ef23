import type * as services from '#shared/api/contract/services'
import type { Docs } from '../../../openapi/call-doc'
import { cartDocs } from './cart'
import { offerDocs } from './offers'
import { productParameterDocs } from './product-parameters'
import { tireDocs } from './tires'
import { exampleCustomer } from '#shared/api/nouns/example-customer'
import { textTooLong, tooMany } from '../../../openapi/common-errors'

/** Documentation of specification section 7, 'Services and cart'. */
export const servicesDocs: Docs<typeof services> = {
  ...offerDocs,
  ...cartDocs,
  ...tireDocs,
  ...productParameterDocs,
  saveNotes: {
    summary: 'Save the notes of the order',
    description: 'Stores the visitor’s free text and replaces the previous one. It is plain text, not HTML.',
    input: { body: { value: 'Avain on aulan avainlokerossa.' } },
    errors: [textTooLong],
  },
  saveSymptoms: {
    summary: 'Save the symptoms',
    description:
      'Replaces the faults that the visitor describes. A symptom whose `id` is null is new and gets an id. Symptoms are not part of the price.',
    input: { body: [{ id: null, description: 'Vasen etupyörä kolisee kuopissa.' }] },
    errors: [textTooLong, tooMany('There are more than 50 symptoms.')],
  },
  saveCampaignCode: {
    summary: 'Use a discount code',
    description:
      'Returns true if the code is valid. The booking’s active prices are then reduced at once, and its normal prices stay. Returns false otherwise, and keeps a previous code. Codes are converted to upper case. Null removes the code and returns true (extension `removeCampaignCode`).',
    input: { body: { value: 'HUOLTO10' } },
    output: true,
    errors: [textTooLong],
  },
  saveCustomer: {
    summary: 'Save the customer’s details',
    description:
      'Stores the customer and replaces the previous details. The contact method is always EMAIL and direct marketing is never allowed, whatever is sent.',
    input: { body: exampleCustomer },
    errors: [textTooLong],
  },
}
