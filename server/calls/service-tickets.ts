/** SPEC.md section 7, «Service tickets»: handlers. */
import type * as serviceTickets from '#shared/api/contract/service-tickets'
import type { Dependencies, Handlers } from './types'

export const serviceTicketsHandlers = (_: Dependencies): Handlers<typeof serviceTickets> => ({})
