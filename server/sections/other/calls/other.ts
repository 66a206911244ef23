/** Handlers of specification section 7, 'Other'. */
import type * as other from '#shared/api/contract/other'
import type { Draft } from '../../../platform/database/schema/sessions'
import { toggled } from '../rules/repair-targets'
import { badRequest, Refusal, tooOften } from '../../../platform/refusal'
import {
  countStages,
  insertStage,
  listLeasingCompanies,
  listLeasingContracts,
  listRepairTargets,
} from '../../../catalog/trade'
import { biilaHandlers } from './biila'
import { changeCart } from '../../services/index'
import { changeDraft } from '../../../booking/change-draft'
import { composeBooking } from '../../../booking/compose-booking'
import { isId } from '../../../http/ids'
import { limitedText } from '../../../http/texts'
import { makeHandlers } from './makes'
import { windshieldHandlers } from './windshield'
import type { Handlers } from '../../context'
import type { CalendarDependencies } from '../../time/slots/index'
import { whileLocked } from '../../../booking/while-locked'

/** Limit per session, far above the step changes of one booking. */
const MOST_STAGES = 500

export const otherHandlers = (dependencies: CalendarDependencies): Handlers<typeof other> => {
  const { db } = dependencies
  return {
    ...windshieldHandlers(dependencies),
    ...makeHandlers(dependencies),
    ...biilaHandlers(dependencies),

    publishStage: async ({ query }, { session }) => {
      const code = limitedText(query.stageCode, 100).trim()
      if (code === '') throw badRequest('BAD_STAGE', 'a stage needs a name')
      await whileLocked(db, session, async (tx) => {
        if ((await countStages(tx, session.id)) >= MOST_STAGES) throw tooOften(`more than ${MOST_STAGES} stages`)
        await insertStage(tx, session.id, code)
      })
    },

    addAutomaticallyAddedProducts: async (_, { session }) => {
      let after = session.draft
      const remember = (draft: Draft): Draft => {
        after = draft
        return draft
      }
      await changeCart(db, session, ({ cart }) => [...cart], remember)
      const { order_items: rows } = await composeBooking(db, after, null)
      return rows.filter((row) => row.addedBy !== null)
    },

    setTaxi: ({ query }, { session }) => changeDraft(db, session, (draft) => ({ ...draft, taxi: query.taxi })),

    repairTargetTree: async (_, { session }) => {
      const chosen = new Set(session.draft.repairTargets)
      return (await listRepairTargets(db)).map(({ id, parentId, description }) => ({
        id,
        parentId,
        description,
        selected: chosen.has(id),
      }))
    },

    toggleRepairTarget: async ({ params, body }, { session }) => {
      const id = Number(params.id)
      const tree = await listRepairTargets(db)
      if (!tree.some((target) => target.id === id)) throw new Refusal(404, 'UNKNOWN_TARGET', 'no such repair target')
      await changeDraft(db, session, (draft) => ({
        ...draft,
        repairTargets: toggled(tree, draft.repairTargets, id, body.value),
      }))
    },

    leasingCompanies: () => listLeasingCompanies(db),

    leasingContracts: async ({ query }) => {
      const companyId = Number(query.companyId)
      const companies = await listLeasingCompanies(db)
      if (!isId(companyId) || !companies.some(({ id }) => id === companyId))
        throw new Refusal(404, 'UNKNOWN_COMPANY', 'no such leasing company')
      return listLeasingContracts(db, companyId)
    },
  }
}
