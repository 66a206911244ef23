import { sessionStore } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { configPort } from '#shared/config/config'
import { defineStore } from '#shared/store/define-store'
import { AnswerStore, answerCalls } from './answer-store'
import { ChoiceStore } from './choice-store'
import { keptTicket, unanswered } from './ticket-code'
import { ticketStore } from './ticket-store'
import { WorkStore, workCalls } from './work-store'

/** The stores of the opened ticket and of the answer to it. */
export const approveStore = defineStore('approve-work', (get) => {
  const code = get(ticketStore).code ?? ''
  const session = get(sessionStore)
  const { organizationId } = get(configPort).session
  const api = get(apiPort)({ ...workCalls, ...answerCalls })
  const kept = keptTicket.read() ?? unanswered(code)
  const work = new WorkStore({ api, session, code, organizationId, wasSent: kept.wasSent })
  const choice = new ChoiceStore(work, kept)
  const answer = new AnswerStore({ api, session, work, choice, code })
  return { work, choice, answer, dispose: work.dispose }
})
export type ApproveStore = ReturnType<typeof approveStore.create>
