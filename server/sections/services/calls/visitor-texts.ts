/** Handlers of the visitor's own texts (specification section 7, 'Services and cart'). */
import type * as services from '#shared/api/contract/services'
import { badRequest } from '../../../platform/refusal'
import { percentOfCode } from '../../../catalog/products'
import { changeDraft } from '../../../booking/change-draft'
import { limitedText, limitedTexts } from '../../../http/texts'
import type { Dependencies, Handlers } from '../../context'

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

    saveCampaignCode: async ({ body }, { session }) => {
      if (body.value === null) {
        await changeDraft(db, session, (draft) => ({ ...draft, campaignCode: null }))
        return true
      }
      const code = limitedText(body.value, 100).trim().toUpperCase()
      const isValid = (await percentOfCode(db, code)) !== null
      if (isValid) await changeDraft(db, session, (draft) => ({ ...draft, campaignCode: code }))
      return isValid
    },

    saveCustomer: async ({ body }, { session }) => {
      limitedTexts(body, 500)
      const customer = { ...body, preferred_contact_method: 'EMAIL', direct_marketing_allowed: false }
      await changeDraft(db, session, (draft) => ({ ...draft, customer }))
    },
  }) satisfies Partial<Handlers<typeof services>>
