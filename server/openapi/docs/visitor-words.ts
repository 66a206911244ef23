import type * as services from '#shared/api/contract/services'
import { customer } from '#shared/api/nouns/example-customer'
import type { Docs } from '../call-doc'
import { tooLong, tooMany } from './service-examples'

type WordCalls = Pick<typeof services, 'saveNotes' | 'saveSymptoms' | 'saveCampaignCode' | 'saveCustomer'>

export const visitorWordDocs: Docs<WordCalls> = {
  saveNotes: {
    summary: 'Save the notes of the order',
    description: 'Keeps the visitor’s free text, in the place of the one before. It is text, not HTML.',
    input: { body: { value: 'Avain on aulan avainlokerossa.' } },
    errors: [tooLong],
  },
  saveSymptoms: {
    summary: 'Save the symptoms',
    description:
      'All the faults that the visitor describes, in the place of those before. One whose `id` is null is new and gets an id; symptoms are not part of the price.',
    input: { body: [{ id: null, description: 'Vasen etupyörä kolisee kuopissa.' }] },
    errors: [tooLong, tooMany('There are more than 50 symptoms.')],
  },
  saveCampaignCode: {
    summary: 'Use a discount code',
    description:
      'True where the code is valid: the booking’s active prices are lowered at once, its normal prices stay. False otherwise, and a code used before stays. Codes are read in capitals.',
    input: { body: { value: 'HUOLTO10' } },
    output: true,
    errors: [tooLong],
  },
  saveCustomer: {
    summary: 'Save the customer’s details',
    description:
      'Keeps who books, in the place of what was known before. The contact method is always EMAIL and direct marketing never allowed, whatever is sent.',
    input: { body: customer() },
    errors: [tooLong],
  },
}
