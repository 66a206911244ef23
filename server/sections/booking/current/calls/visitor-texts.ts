/** Handlers of what the customer tells: who they are, notes, symptoms and the reference of their bill. */
import type * as current from '#shared/api/contract/booking/current'
import { badRequest } from '../../../../platform/refusal'
import { changeDraft } from '../../../../draft/change-draft'
import { limitedText, limitedTexts } from '../../../../http/texts'
import type { Dependencies, Handlers } from '../../../context'

const MOST_SYMPTOMS = 50

export const visitorTextHandlers = ({ db }: Dependencies) =>
  ({
    saveNotes: async ({ body }, { session }) => {
      const notes = limitedText(body.value, 5000)
      await changeDraft(db, session, (draft) => ({ ...draft, notes }))
    },

    saveSymptoms: async ({ body }, { session }) => {
      if (body.length > MOST_SYMPTOMS) throw badRequest('TOO_MANY', 'too many symptoms')
      for (const symptom of body) limitedTexts(symptom, 1000)
      // New symptoms get ids above the existing ones.
      let last = Math.max(0, ...body.map((one) => Number(one.id)).filter(Number.isSafeInteger))
      const symptoms = body.map(({ id, description }) => ({ id: id ?? ++last, description }))
      await changeDraft(db, session, (draft) => ({ ...draft, symptoms }))
    },

    saveCustomer: async ({ body }, { session }) => {
      limitedTexts(body, 500)
      const customer = { ...body, preferred_contact_method: 'EMAIL', direct_marketing_allowed: false }
      await changeDraft(db, session, (draft) => ({ ...draft, customer }))
    },

    saveBillingReference: async ({ query }, { session }) => {
      const reference = limitedText(query.billingReference, 100).trim()
      await changeDraft(db, session, (draft) => ({ ...draft, billingReference: reference === '' ? null : reference }))
    },
  }) satisfies Partial<Handlers<typeof current>>
