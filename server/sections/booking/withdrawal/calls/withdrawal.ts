/** Handlers of the extension 'withdrawal'. */
import type * as withdrawal from '#shared/api/contract/booking/withdrawal'
import { changeDraft } from '../../../../draft/change-draft'
import { Refusal } from '../../../../platform/refusal'
import { returnRefunds } from '../../saved/index'
import type { Dependencies, Handlers } from '../../../context'
import { withdraw } from './withdraw'

export function withdrawalHandlers(dependencies: Dependencies): Handlers<typeof withdrawal> {
  const { db, cardPayments, log } = dependencies
  /** Refuses the calls as unknown ones if the chain grants no right. */
  const requireTerms = (): void => {
    if (dependencies.withdrawal === null) throw new Refusal(404, 'UNKNOWN_PATH', 'no such call')
  }
  return {
    saveEarlyStart: async ({ body }, { session }) => {
      requireTerms()
      await changeDraft(db, session, (draft) => ({ ...draft, earlyStart: body.value }))
    },
    withdraw: async ({ body }, context) => {
      requireTerms()
      const receipt = await withdraw(dependencies, body, context)
      await returnRefunds(db, cardPayments, log, context.tell)
      return receipt
    },
  }
}
